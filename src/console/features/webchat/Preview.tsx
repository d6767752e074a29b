import { useEffect, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { publicSettings, type WebchatSettings as Stored } from '../../../contract/webchat.ts'
import { Button } from '../../ui/Button.tsx'
import type { WebchatSettings } from './WebchatView.tsx'

/** Width and height of the previewed page in px, before scaling. */
const SIZES = { desktop: [900, 720], phone: [390, 760] } as const

/** Preview of the widget with the values of the form. It runs in an iframe that receives every change. */
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

  // Sent after each change and each reload of the frame.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round sends the values again
  useEffect(() => {
    const face = publicSettings(settings.name, shownNow(values), settings.whatsapp_phone, settings.form_of_address)
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
          label="Tema del cliente"
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

/**
 * Removes the null values of empty inputs, so that the defaults of the product apply. In `*_seconds` fields, null is a
 * value.
 */
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
