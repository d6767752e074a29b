import { useEffect, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { faceOf, type WebchatSettings as Stored } from '../../../contract/webchat.ts'
import { Button } from '../../ui/Button.tsx'
import type { WebchatSettings } from './WebchatView.tsx'

/** px of the page that is shown, before it is made to fit. */
const SIZES = { desktop: [900, 720], phone: [390, 760] } as const

/** The widget with the form's values, in a page of the widget's own that is told of every change. */
export function Preview({ settings }: { settings: WebchatSettings }) {
  const values = useWatch() as Stored
  const [device, setDevice] = useState<keyof typeof SIZES>('desktop')
  const [dark, setDark] = useState(false)
  const [open, setOpen] = useState(true)
  const [room, setRoom] = useState(0)
  const [round, setRound] = useState(0)
  const frame = useRef<HTMLIFrameElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const [width, height] = SIZES[device]

  useEffect(() => {
    const element = box.current
    if (!element) return
    const observer = new ResizeObserver(() => setRoom(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  useEffect(() => {
    const heard = ({ source, origin }: MessageEvent) => {
      if (source === frame.current?.contentWindow && origin === location.origin) setRound((count) => count + 1)
    }
    addEventListener('message', heard)
    return () => removeEventListener('message', heard)
  }, [])

  // after each change and each time that the page in the frame begins anew
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round tells it again
  useEffect(() => {
    const face = faceOf(settings.name, shownNow(values), settings.whatsapp_phone)
    frame.current?.contentWindow?.postMessage({ w: 'draft', face, open, dark }, location.origin)
  }, [values, settings, open, dark, round])

  const scale = Math.min(1, room / width)
  return (
    <section className="webchat-preview">
      <h2>Vista previa</h2>
      <div className="webchat-switches">
        <Switch
          label="Dispositivo"
          value={device}
          onChange={setDevice}
          options={[
            ['desktop', 'Escritorio'],
            ['phone', 'Teléfono'],
          ]}
        />
        <Switch
          label="Tema de quien visita"
          value={dark ? 'dark' : 'light'}
          onChange={(mode) => setDark(mode === 'dark')}
          options={[
            ['light', 'Claro'],
            ['dark', 'Oscuro'],
          ]}
        />
        <Switch
          label="Panel"
          value={open ? 'open' : 'closed'}
          onChange={(state) => setOpen(state === 'open')}
          options={[
            ['open', 'Abierto'],
            ['closed', 'Cerrado'],
          ]}
        />
      </div>
      <div className="webchat-stage" ref={box} style={{ height: Math.round(height * scale) }}>
        <iframe
          ref={frame}
          key={device}
          src="/widget/preview"
          title="Vista previa del webchat"
          style={{ width, height, transform: `scale(${scale})` }}
        />
      </div>
    </section>
  )
}

/** A form's empty inputs hold null; what is not set has the product's own value. */
function shownNow({ style, parameters }: Stored): Stored {
  const set = <T extends object>(values: T | undefined) =>
    Object.fromEntries(
      Object.entries(values ?? {}).filter(([name, value]) => value !== null || name.endsWith('_seconds')),
    )
  const colors = Object.entries(style?.colors ?? {}).filter(([, color]) => /^#[\da-f]{6}$/i.test(String(color)))
  return { style: { ...set(style), colors: Object.fromEntries(colors) }, parameters: set(parameters) } as Stored
}

interface SwitchProps<Value extends string> {
  label: string
  value: Value
  onChange: (value: Value) => void
  options: readonly (readonly [value: Value, label: string])[]
}

function Switch<Value extends string>({ label, value, onChange, options }: SwitchProps<Value>) {
  return (
    <fieldset className="webchat-switch">
      <legend className="sr-only">{label}</legend>
      {options.map(([one, name]) => (
        <Button key={one} aria-pressed={one === value} onClick={() => onChange(one)}>
          {name}
        </Button>
      ))}
    </fieldset>
  )
}
