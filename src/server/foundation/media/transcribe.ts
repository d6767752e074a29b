/** Turns speech into text. None comes with the product: a connector sets one up. */
export interface Transcriber {
  /** Rejects when it cannot. */
  transcribe(audio: Buffer, type: string): Promise<string>
}
