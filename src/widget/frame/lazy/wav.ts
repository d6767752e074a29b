import type { Sound } from './microphone.ts'

/** Sample rate in hertz, sufficient for speech. */
const RATE = 16_000

/** Converts a recording to a WAV file, the only audio format that every browser can create and every server accepts. */
export async function wavOf({ samples, rate }: Sound): Promise<Blob> {
  const length = samples.reduce((sum, part) => sum + part.length, 0)
  const mono = new OfflineAudioContext(1, Math.ceil((length / rate) * RATE), RATE)
  const sound = mono.createBuffer(1, length, rate)
  const heard = sound.getChannelData(0)
  let at = 0
  for (const part of samples) {
    heard.set(part, at)
    at += part.length
  }
  const source = mono.createBufferSource()
  source.buffer = sound
  source.connect(mono.destination)
  source.start()
  return new Blob([encode((await mono.startRendering()).getChannelData(0))], { type: 'audio/wav' })
}

/** Encodes samples as 16-bit mono WAV. */
function encode(samples: Float32Array): ArrayBuffer {
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
