/** @jsxImportSource preact */
import { useEffect, useRef, useState } from 'preact/hooks'
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
  const recorder = useRef<MediaRecorder | null>(null)
  const wanted = useRef(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: one recording, from its first showing to its end
  useEffect(() => {
    let here = true
    let stream: MediaStream | undefined
    const clock = setInterval(() => setSeconds((count) => count + 1), 1_000)
    // without https there are no devices at all
    const asked = navigator.mediaDevices?.getUserMedia({ audio: true }) ?? Promise.reject(new Error('no devices'))
    asked
      .then((given) => {
        stream = given
        if (!here) return end()
        const parts: Blob[] = []
        const own = new MediaRecorder(given)
        recorder.current = own
        own.ondataavailable = ({ data }) => parts.push(data)
        own.onstop = () => {
          end()
          if (!wanted.current) return
          wavOf(new Blob(parts)).then(
            (sound) => onDone(new File([sound], 'audio.wav', { type: 'audio/wav' })),
            () => fail('No se pudo grabar.'),
          )
        }
        own.start()
      })
      .catch(() => here && fail('Para grabar hace falta permitir el micrófono.'))
    const end = () => {
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
    return () => {
      here = false
      clearInterval(clock)
      if (recorder.current?.state === 'recording') recorder.current.stop()
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
    wanted.current = true
    recorder.current?.stop()
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
