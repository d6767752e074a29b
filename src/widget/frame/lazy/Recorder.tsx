/** @jsxImportSource preact */
import { useEffect, useRef, useState } from 'preact/hooks'
import { listen, type Stop } from './microphone.ts'
import { wavOf } from './wav.ts'

interface Props {
  /** a finished recording; nothing when it was given up */
  onDone: (file?: File) => void
  onProblem: (text: string) => void
}

/** Seconds after which a recording ends by itself. */
const LONGEST = 120

/** Records the visitor's voice until it is sent or given up. */
export function Recorder({ onDone, onProblem }: Props) {
  const [seconds, setSeconds] = useState(0)
  const recording = useRef<Stop>(undefined)

  // biome-ignore lint/correctness/useExhaustiveDependencies: one recording, from its first showing to its end
  useEffect(() => {
    let here = true
    let stream: MediaStream | undefined
    let clock: ReturnType<typeof setInterval> | undefined
    // without https there are no devices at all
    const asked = navigator.mediaDevices?.getUserMedia({ audio: true }) ?? Promise.reject(new Error('no devices'))
    asked
      .then(async (given) => {
        stream = given
        const stop = here ? await listen(given).catch(() => undefined) : undefined
        if (!here || !stop) end(stop)
        else {
          recording.current = stop
          // what is not heard yet is not counted
          clock = setInterval(() => setSeconds((count) => count + 1), 1_000)
        }
        if (here && !stop) fail('No se pudo grabar.')
      })
      .catch(() => here && fail('Para grabar hace falta permitir el micrófono.'))
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the clock ends it
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
        () => fail('No se pudo grabar.'),
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
