import './palette.css'
import { Dialog } from '../ui/Dialog.tsx'
import { allShortcuts, keyTexts, type Shortcut } from './shortcuts.ts'

/** The `?` dialog: all shortcuts available on the page where it was opened. */
export default function ShortcutSheet({ onClose }: { onClose: () => void }) {
  const groups = new Map<string, Shortcut[]>()
  const all = allShortcuts()
  for (const one of all) groups.set(one.group, [...(groups.get(one.group) ?? []), one])
  return (
    <Dialog open title="Atajos de teclado" onClose={onClose}>
      <div>
        {!all.some(({ run }) => run) && (
          <p>Tienes los atajos desactivados. Actívalos en Editar Usuario, Preferencias.</p>
        )}
        {[...groups].map(([group, shortcuts]) => (
          <section className="sheet-group" key={group}>
            <h3>{group}</h3>
            {shortcuts.map(({ keys, label }) => (
              <div className="sheet-row" key={`${keys} ${label}`}>
                <span>{label}</span>
                <span className="sheet-keys">
                  {keyTexts(keys).map((key) => (
                    <kbd key={key}>{key}</kbd>
                  ))}
                </span>
              </div>
            ))}
          </section>
        ))}
      </div>
    </Dialog>
  )
}
