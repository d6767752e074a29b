/** The built file of tap.ts, beside this one's. */
declare const TAP: string

export interface Sound {
  samples: Float32Array[]
  /** samples of a second */
  rate: number
}

/** Ends what was begun, and gives what was heard. */
export type Stop = () => Promise<Sound>

/** Keeps what a microphone hears until it is stopped. */
export const listen = async (stream: MediaStream): Promise<Stop> => (await tapped(stream)) ?? recorded(stream)

/**
 * As it is heard: what a MediaRecorder has written cannot be read again everywhere. WebKitGTK writes the last part of
 * its MP4 twice and fails at it, or loses a part.
 */
async function tapped(stream: MediaStream): Promise<Stop | undefined> {
  const context = new AudioContext()
  // where a MediaRecorder writes WebM, what it wrote can be read: no reason to wait long for another way
  const patience = MediaRecorder.isTypeSupported('audio/webm') ? 1_000 : 10_000
  const late = new Promise((resolve) => setTimeout(resolve, patience))
  const ready = context.audioWorklet?.addModule(new URL(TAP, import.meta.url)).catch(() => {})
  await Promise.race([Promise.all([ready, context.resume()]).catch(() => {}), late])
  try {
    if (context.state !== 'running') throw new Error('no output')
    const node = new AudioWorkletNode(context, 'tap', { channelCount: 1, channelCountMode: 'explicit' })
    const samples: Float32Array[] = []
    node.port.onmessage = ({ data }: MessageEvent<Float32Array>) => samples.push(data)
    // it says nothing, yet what leads nowhere may not be asked for sound
    context.createMediaStreamSource(stream).connect(node).connect(context.destination)
    return async () => {
      node.port.onmessage = null
      void context.close()
      return { samples, rate: context.sampleRate }
    }
  } catch {
    // Firefox runs nothing of it on a machine without loudspeakers
    void context.close()
    return undefined
  }
}

function recorded(stream: MediaStream): Stop {
  const recorder = new MediaRecorder(stream)
  const parts: Blob[] = []
  recorder.ondataavailable = ({ data }) => parts.push(data)
  const stopped = new Promise((resolve) => {
    recorder.onstop = resolve
  })
  recorder.start()
  return async () => {
    if (recorder.state !== 'inactive') recorder.stop()
    await stopped
    const written = await new Blob(parts).arrayBuffer()
    const sound = await new OfflineAudioContext(1, 1, 48_000).decodeAudioData(written)
    return { samples: [sound.getChannelData(0)], rate: sound.sampleRate }
  }
}
