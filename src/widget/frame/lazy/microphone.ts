/** URL of the built file of tap.ts, in the same folder. */
declare const TAP: string

export interface Sound {
  samples: Float32Array[]
  /** sample rate in hertz */
  rate: number
}

/** Stops the recording and returns the sound. */
export type Stop = () => Promise<Sound>

/** Records a microphone until stopped. */
export const listen = async (stream: MediaStream): Promise<Stop> => (await tapped(stream)) ?? recorded(stream)

/**
 * Captures samples directly with an audio worklet, because not every browser can decode what its MediaRecorder writes:
 * WebKitGTK writes the last fragment of its MP4 twice and fails to decode it, or loses a fragment.
 */
async function tapped(stream: MediaStream): Promise<Stop | undefined> {
  const context = new AudioContext()
  // WebM from a MediaRecorder can be decoded, so a browser that supports it does not need to wait long for the worklet.
  const patience = MediaRecorder.isTypeSupported('audio/webm') ? 1_000 : 10_000
  const late = new Promise((resolve) => setTimeout(resolve, patience))
  const ready = context.audioWorklet?.addModule(new URL(TAP, import.meta.url)).catch(() => {})
  await Promise.race([Promise.all([ready, context.resume()]).catch(() => {}), late])
  try {
    if (context.state !== 'running') throw new Error('no output')
    const node = new AudioWorkletNode(context, 'tap', { channelCount: 1, channelCountMode: 'explicit' })
    const samples: Float32Array[] = []
    node.port.onmessage = ({ data }: MessageEvent<Float32Array>) => samples.push(data)
    // The node outputs silence, but browsers may not process nodes that are not connected to the destination.
    context.createMediaStreamSource(stream).connect(node).connect(context.destination)
    return async () => {
      node.port.onmessage = null
      void context.close()
      return { samples, rate: context.sampleRate }
    }
  } catch {
    // Firefox does not run the worklet on machines without an audio output.
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
