/** Globals of the AudioWorklet scope. */
declare const registerProcessor: (name: string, kind: new () => AudioWorkletProcessor) => void
declare class AudioWorkletProcessor {
  readonly port: MessagePort
}

/** Number of samples per message. */
const SIZE = 2048

/** Posts the microphone's samples to the main thread. */
class Tap extends AudioWorkletProcessor {
  heard = new Float32Array(SIZE)
  count = 0

  process([input]: Float32Array[][]): boolean {
    for (const sample of input?.[0] ?? []) {
      this.heard[this.count++] = sample
      if (this.count < SIZE) continue
      this.port.postMessage(this.heard, [this.heard.buffer])
      this.heard = new Float32Array(SIZE)
      this.count = 0
    }
    return true
  }
}

registerProcessor('tap', Tap)
