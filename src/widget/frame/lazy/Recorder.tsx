/** @jsxImportSource preact */
import { useEffect, useRef, useState } from 'preact/hooks'
import type { TextResolver } from '../text-resolver.ts'
import { listen, type Stop } from './microphone.ts'
import { wavOf } from './wav.ts'

interface Props {
  say: TextResolver
  /** receives the recording, or nothing if it was discarded */
  onDone: (file?: File) => void
  onProblem: (text: string) => void
}

/** Maximum duration in seconds; the recording then ends. */
const LONGEST = 120

/** Records the visitor's voice until the recording is attached or discarded. */
export function Recorder({ say, onDone, onProblem }: Props) {
  const [seconds, setSeconds] = useState(0)
  const recording = useRef<Stop>(undefined)

  // biome-ignore lint/correctness/useExhaustiveDependencies: one recording from mount to unmount
  useEffect(() => {
    let here = true
    let stream: MediaStream | undefined
    let clock: ReturnType<typeof setInterval> | undefined
    // Without https, `mediaDevices` is undefined.
    const asked = navigator.mediaDevices?.getUserMedia({ audio: true }) ?? Promise.reject(new Error('no devices'))
    asked
      .then(async (given) => {
        stream = given
        const stop = here ? await listen(given).catch(() => undefined) : undefined
        if (!here || !stop) end(stop)
        else {
          recording.current = stop
          // Start the timer only when the recording has started.
          clock = setInterval(() => setSeconds((count) => count + 1), 1_000)
        }
        if (here && !stop) fail('No pudimos grabar el audio.')
      })
      .catch(() => here && fail(say('Para grabar, {permití/permite/permita} usar el micrófono.')))
    const end = (stop = recording.current) => {
      void stop?.().catch(() => {})
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
    return () => {
      here = false
      clearInterval(clock)
      end()
    }
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: reacts only to the timer
  useEffect(() => {
    if (seconds >= LONGEST) finish()
  }, [seconds])

  function fail(text: string): void {
    onProblem(text)
    onDone()
  }

  function finish(): void {
    const stop = recording.current
    recording.current = undefined
    stop?.()
      .then(wavOf)
      .then(
        (sound) => onDone(new File([sound], 'audio.wav', { type: 'audio/wav' })),
        () => fail('No pudimos grabar el audio.'),
      )
  }

  return (
    <div class="recording">
      <p role="timer">
        Grabando {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, '0')}
      </p>
      <button type="button" class="choice" onClick={() => onDone()}>
        Descartar
      </button>
      <button type="button" class="choice" onClick={finish}>
        Adjuntar
      </button>
    </div>
  )
}
