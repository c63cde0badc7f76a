/** A few sounds of our own, made on the spot; silent until somebody wants them. */
import { recall, remember } from '../lib/memory';

export type Cue = 'take' | 'place' | 'weld' | 'dice' | 'hit' | 'safe' | 'card' | 'coin' | 'move' | 'end';

interface Tone {
  kind: OscillatorType | 'noise';
  from: number;
  to: number;
  seconds: number;
  after?: number;
  loud?: number;
}

const CUES: Record<Cue, readonly Tone[]> = {
  take: [{ kind: 'triangle', from: 520, to: 700, seconds: 0.06 }],
  place: [{ kind: 'triangle', from: 220, to: 120, seconds: 0.1, loud: 1.4 }],
  weld: [{ kind: 'noise', from: 5200, to: 2600, seconds: 0.16, loud: 0.5 }],
  dice: [0, 0.09, 0.17, 0.3].map((after) => ({ kind: 'noise', from: 1800, to: 900, seconds: 0.05, after })),
  hit: [
    { kind: 'noise', from: 900, to: 90, seconds: 0.5, loud: 1.6 },
    { kind: 'sine', from: 110, to: 40, seconds: 0.45, loud: 1.6 },
  ],
  safe: [{ kind: 'sine', from: 880, to: 1320, seconds: 0.16 }],
  card: [{ kind: 'noise', from: 600, to: 3200, seconds: 0.18, loud: 0.5 }],
  coin: [
    { kind: 'square', from: 990, to: 990, seconds: 0.05, loud: 0.4 },
    { kind: 'square', from: 1320, to: 1320, seconds: 0.11, after: 0.06, loud: 0.4 },
  ],
  move: [{ kind: 'sine', from: 300, to: 420, seconds: 0.12 }],
  end: [523, 659, 784, 1047].map((from, index) => ({ kind: 'triangle', from, to: from, seconds: 0.2, after: index * 0.13 })),
};

const LOUDNESS = 0.06;

class Sound {
  #isOn = $state(recall('sound') === 'on');
  #context: AudioContext | null = null;

  get isOn(): boolean {
    return this.#isOn;
  }

  toggle(): void {
    this.#isOn = !this.#isOn;
    remember('sound', this.#isOn ? 'on' : 'off');
    this.play('safe');
  }

  play(cue: Cue): void {
    if (!this.#isOn || typeof AudioContext === 'undefined') return;
    this.#context ??= new AudioContext();
    for (const tone of CUES[cue]) this.#tone(this.#context, tone);
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

export const sound = new Sound();
