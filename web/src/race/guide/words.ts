/** The words of the guide: learnt by the page when this part of it is loaded. */
import enGuide from '$locales/en/race-guide.ftl?raw';
import frGuide from '$locales/fr/race-guide.ftl?raw';
import { words } from '../../lib/words.svelte';

words.learn({ en: enGuide, fr: frGuide });
