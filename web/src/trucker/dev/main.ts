/** Every drawing of Trucker, for work on them: ?language=fr, and #components or #cards. */
import { mount } from 'svelte';
import '../../app.css';
import { isLanguage, words } from '../../lib/words.svelte';
import Gallery from './Gallery.svelte';

const language = new URLSearchParams(location.search).get('language') ?? '';
if (isLanguage(language)) words.choose(language);

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no #app');
mount(Gallery, { target });
