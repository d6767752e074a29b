/** What a script has in the scope where the browser makes sound. */
declare const registerProcessor: (name: string, kind: new () => AudioWorkletProcessor) => void
declare class AudioWorkletProcessor {
  readonly port: MessagePort
}

/** Samples that are handed on at once. */
const SIZE = 2048

/** Hands on what a microphone hears. */
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
