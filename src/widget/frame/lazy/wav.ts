/** Samples of a second: enough for speech. */
const RATE = 16_000

/** A recording as a WAV file, the one kind of sound that every browser can make and every server knows. */
export async function wavOf(recorded: Blob): Promise<Blob> {
  const context = new OfflineAudioContext(1, 1, RATE)
  const sound = await context.decodeAudioData(await recorded.arrayBuffer())
  const mono = new OfflineAudioContext(1, Math.ceil(sound.duration * RATE), RATE)
  const source = mono.createBufferSource()
  source.buffer = sound
  source.connect(mono.destination)
  source.start()
  const samples = (await mono.startRendering()).getChannelData(0)
  return new Blob([encode(samples)], { type: 'audio/wav' })
}

/** 16 bit, one channel. */
export function encode(samples: Float32Array): ArrayBuffer {
  const view = new DataView(new ArrayBuffer(44 + samples.length * 2))
  const text = (at: number, said: string) => {
    for (let i = 0; i < said.length; i++) view.setUint8(at + i, said.charCodeAt(i))
  }
  text(0, 'RIFF')
  view.setUint32(4, 36 + samples.length * 2, true)
  text(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, RATE, true)
  view.setUint32(28, RATE * 2, true)
  view.setUint16(32, 2, true)
  view.setUint16(34, 16, true)
  text(36, 'data')
  view.setUint32(40, samples.length * 2, true)
  samples.forEach((sample, i) => {
    const bounded = Math.max(-1, Math.min(1, sample))
    view.setInt16(44 + i * 2, bounded * 0x7fff, true)
  })
  return view.buffer
}
