// What the page makes of events: reads lines with a view and events, and writes each view as it looks after them.
import { createInterface } from 'node:readline';

const { after } = await import(process.argv[2]);
for await (const line of createInterface({ input: process.stdin })) {
  const { view, events } = JSON.parse(line);
  console.log(JSON.stringify(events.reduce(after, view)));
}
