// Short synthesized sounds.

import { settings } from './settings.js';

/** @type {AudioContext | undefined} */
let context;

/** @type {Record<string, [number, number][]>} pitch and delay of each note */
const SOUNDS = {
  move: [[330, 0]],
  capture: [
    [247, 0],
    [196, 0.06],
  ],
  over: [
    [392, 0],
    [494, 0.12],
    [587, 0.24],
  ],
};

/** @param {'move' | 'capture' | 'over'} name */
export function play(name) {
  if (!settings.sounds) return;
  try {
    context ??= new AudioContext();
    for (const [pitch, delay] of SOUNDS[name]) {
      const begin = context.currentTime + delay;
      const tone = new OscillatorNode(context, { frequency: pitch, type: 'triangle' });
      const volume = new GainNode(context, { gain: 0.12 });
      volume.gain.setValueAtTime(0.12, begin);
      volume.gain.exponentialRampToValueAtTime(0.001, begin + 0.16);
      tone.connect(volume).connect(context.destination);
      tone.start(begin);
      tone.stop(begin + 0.18);
    }
  } catch {
    // Sound is not available.
  }
}
