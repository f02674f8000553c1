// Short synthesized sounds.

import { settings } from '../model/settings.js';
import { add } from './parts.js';

/** @type {AudioContext | undefined} */
let context;

/** The pitch and delay of each note. */
const SOUNDS = /** @type {const} */ ({
  move: [[330, 0]],
  capture: [
    [247, 0],
    [196, 0.06],
  ],
  low: [
    [880, 0],
    [880, 0.18],
  ],
  over: [
    [392, 0],
    [494, 0.12],
    [587, 0.24],
  ],
});

/** The gain at full volume. */
const LOUDEST = 0.3;

/** @param {keyof typeof SOUNDS} name */
export function play(name) {
  if (!settings.sounds || settings.volume === 0) return;
  const loudness = (LOUDEST * settings.volume) / 100;
  try {
    context ??= new AudioContext();
    for (const [pitch, delay] of SOUNDS[name]) {
      const begin = context.currentTime + delay;
      const tone = new OscillatorNode(context, { frequency: pitch, type: 'triangle' });
      const volume = new GainNode(context, { gain: loudness });
      volume.gain.setValueAtTime(loudness, begin);
      volume.gain.exponentialRampToValueAtTime(0.001, begin + 0.16);
      tone.connect(volume).connect(context.destination);
      tone.start(begin);
      tone.stop(begin + 0.18);
    }
  } catch {
    // Sound is not available.
  }
}

add({ playSound: play });
