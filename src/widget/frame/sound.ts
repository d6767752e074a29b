let context: AudioContext | undefined

/** Plays two short notes. Browsers block sound until the visitor has interacted with the page. */
export function chime(): void {
  try {
    context ??= new AudioContext()
    for (const [at, pitch] of [
      [0, 660],
      [0.12, 880],
    ] as const) {
      const [note, volume] = [context.createOscillator(), context.createGain()]
      note.frequency.value = pitch
      volume.gain.setValueAtTime(0.06, context.currentTime + at)
      volume.gain.exponentialRampToValueAtTime(0.0001, context.currentTime + at + 0.25)
      note.connect(volume).connect(context.destination)
      note.start(context.currentTime + at)
      note.stop(context.currentTime + at + 0.25)
    }
  } catch {
    // Sound is not available.
  }
}
