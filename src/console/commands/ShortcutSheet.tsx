import './palette.css'
import { Dialog } from '../ui/Dialog.tsx'
import { allShortcuts, keyTexts, type Shortcut } from './shortcuts.ts'

/** `?`: every shortcut that works where it was pressed. */
export default function ShortcutSheet({ onClose }: { onClose: () => void }) {
  const groups = new Map<string, Shortcut[]>()
  for (const one of allShortcuts()) groups.set(one.group, [...(groups.get(one.group) ?? []), one])
  return (
    <Dialog open title="Atajos de teclado" onClose={onClose}>
      <div>
        {groups.size === 0 && <p>Los atajos están desactivados. Se activan en Editar Usuario, Preferencias.</p>}
        {[...groups].map(([group, shortcuts]) => (
          <section className="sheet-group" key={group}>
            <h3>{group}</h3>
            {shortcuts.map(({ keys, label }) => (
              <div className="sheet-row" key={keys}>
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
