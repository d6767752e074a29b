import type { components } from '../../../generated/api.d.ts'

type Sound = components['schemas']['NotificationSound']

/** Tones of each sound: frequency in hertz, start and duration in seconds. */
const TONES: Record<
  Exclude<Sound, 'none'>,
  { wave: OscillatorType; tones: [hertz: number, at: number, rings: number][] }
> = {
  bell: {
    wave: 'sine',
    tones: [
      [880, 0, 0.5],
      [1320, 0.08, 0.6],
    ],
  },
  drop: {
    wave: 'sine',
    tones: [
      [620, 0, 0.12],
      [930, 0.09, 0.22],
    ],
  },
  knock: {
    wave: 'triangle',
    tones: [
      [180, 0, 0.08],
      [150, 0.14, 0.1],
    ],
  },
}

/** Milliseconds during which whatever arrives makes only one sound: a message and the notice of its rule come together. */
const ONE_SOUND = 1500

let context: AudioContext | undefined
let rang = Number.NEGATIVE_INFINITY

/** Plays the sound that a person chose for what arrives, unless one has just sounded. */
export function ring({ sound, volume }: { sound: Sound; volume: number }): void {
  if (performance.now() - rang < ONE_SOUND) return
  rang = performance.now()
  playSound(sound, volume)
}

/** Plays a sound at a volume from 0 to 100. Silent where the browser has no audio or does not allow it yet. */
export function playSound(sound: Sound, volume: number): void {
  if (sound === 'none' || volume <= 0 || typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  const audio = context
  if (audio.state === 'suspended') void audio.resume().catch(() => {})
  const { wave, tones } = TONES[sound]
  for (const [hertz, at, rings] of tones) {
    const oscillator = audio.createOscillator()
    const gain = audio.createGain()
    const start = audio.currentTime + at
    oscillator.type = wave
    oscillator.frequency.value = hertz
    gain.gain.setValueAtTime((volume / 100) * 0.3, start)
    gain.gain.exponentialRampToValueAtTime(0.0001, start + rings)
    oscillator.connect(gain).connect(audio.destination)
    oscillator.start(start)
    oscillator.stop(start + rings)
  }
}
