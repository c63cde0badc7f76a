/** For work on the screens: a table played over plain HTTP (tests/web/trucker_table.py), or #gallery: every drawing. */
import { mount } from 'svelte';
import '../../app.css';
import { isLanguage, words } from '../../lib/words.svelte';
import Gallery from './Gallery.svelte';
import Workbench from './Workbench.svelte';

const wishes = new URLSearchParams(location.search);
const language = wishes.get('language') ?? '';
if (isLanguage(language)) words.choose(language);

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no #app');
mount(location.hash === '#gallery' ? Gallery : Workbench, { target });
