/** Short sounds made on the spot; silent until somebody wants them. */
import { recall, remember } from '../lib/memory';

export interface Tone {
  kind: OscillatorType | 'noise';
  from: number;
  to: number;
  seconds: number;
  after?: number;
  loud?: number;
}

const LOUDNESS = 0.06;

/** On or off is one choice for all games. */
class Hearing {
  isOn = $state(recall('sound') === 'on');
}

const hearing = new Hearing();

export class Synth<Cue extends string> {
  #context: AudioContext | null = null;
  readonly #cues: Readonly<Record<Cue, readonly Tone[]>>;
  /** Played when the sound is switched on. */
  readonly #sample: Cue;

  constructor(cues: Readonly<Record<Cue, readonly Tone[]>>, sample: Cue) {
    this.#cues = cues;
    this.#sample = sample;
  }

  get isOn(): boolean {
    return hearing.isOn;
  }

  toggle(): void {
    hearing.isOn = !hearing.isOn;
    remember('sound', hearing.isOn ? 'on' : 'off');
    this.play(this.#sample);
  }

  play(cue: Cue): void {
    if (!hearing.isOn || typeof AudioContext === 'undefined') return;
    this.#context ??= new AudioContext();
    for (const tone of this.#cues[cue]) this.#tone(this.#context, tone);
  }

  #tone(context: AudioContext, { kind, from, to, seconds, after = 0, loud = 1 }: Tone): void {
    const start = context.currentTime + after;
    const gain = context.createGain();
    gain.gain.setValueAtTime(LOUDNESS * loud, start);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
    gain.connect(context.destination);
    const source = kind === 'noise' ? this.#noise(context, from, to, start, seconds, gain) : new OscillatorNode(context, { type: kind, frequency: from });
    if (source instanceof OscillatorNode) {
      source.frequency.exponentialRampToValueAtTime(to, start + seconds);
      source.connect(gain);
    }
    source.start(start);
    source.stop(start + seconds);
  }

  #noise(context: AudioContext, from: number, to: number, start: number, seconds: number, out: AudioNode): AudioBufferSourceNode {
    const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * seconds), context.sampleRate);
    buffer.copyToChannel(Float32Array.from({ length: buffer.length }, () => Math.random() * 2 - 1), 0);
    const filter = new BiquadFilterNode(context, { type: 'bandpass', frequency: from, Q: 0.8 });
    filter.frequency.exponentialRampToValueAtTime(to, start + seconds);
    const source = new AudioBufferSourceNode(context, { buffer });
    source.connect(filter).connect(out);
    return source;
  }
}
