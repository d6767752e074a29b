import './palette.css'
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import { classes } from '../ui/classes.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { Icon } from '../ui/Icon.tsx'
import { rank } from './fuzzy.ts'
import { paletteLabel, searchHint } from './openPalette.ts'
import { allCommands, type Command } from './registry.ts'

/** The Ctrl/Cmd-K palette: fuzzy search over sections, the page's own commands and actions; runs the selected one. */
export default function Palette({ onClose }: { onClose: () => void }) {
  const id = useId()
  const [commands] = useState(allCommands)
  const [query, setQuery] = useState('')
  const [at, setAt] = useState(0)
  const list = useRef<HTMLDivElement>(null)
  const found = useMemo(
    () => rank(query, commands, ({ label, group, keywords }) => ({ label, more: `${group} ${keywords ?? ''}` })),
    [query, commands],
  )
  useEffect(() => {
    list.current?.querySelectorAll('[role=option]')[at]?.scrollIntoView({ block: 'nearest' })
  }, [at])

  function run(command: Command | undefined): void {
    if (!command) return
    onClose()
    command.run()
  }

  function onKeyDown(event: KeyboardEvent): void {
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: found.length - 1 }[event.key]
    if (to !== undefined) setAt((to + found.length) % Math.max(1, found.length))
    else if (event.key === 'Enter') run(found[at])
    else return
    event.preventDefault()
  }

  const active = found[at]
  return (
    <Dialog open bare title="Buscar en la consola" className="palette" onClose={onClose}>
      <div className="palette-search">
        <Icon name="search" />
        <input
          autoFocus
          type="text"
          role="combobox"
          aria-label={paletteLabel}
          aria-expanded="true"
          aria-controls={id}
          aria-activedescendant={active ? `${id}-${active.id}` : undefined}
          autoComplete="off"
          spellCheck={false}
          placeholder={searchHint}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value)
            setAt(0)
          }}
          onKeyDown={onKeyDown}
        />
        <kbd>Esc</kbd>
      </div>
      <div className="palette-list" role="listbox" id={id} aria-label="Resultados" ref={list}>
        {found.map((command, index) => (
          <PaletteOption
            key={command.id}
            id={`${id}-${command.id}`}
            command={command}
            // Ranked results mix groups, so that headings would repeat. Only the full list has them.
            heading={query.trim() === '' && command.group !== found[index - 1]?.group ? command.group : undefined}
            active={index === at}
            onPoint={() => setAt(index)}
            onRun={() => run(command)}
          />
        ))}
      </div>
      <p className="palette-none" role="status">
        {found.length === 0 && `Nada coincide con «${query}».`}
      </p>
    </Dialog>
  )
}

interface OptionProps {
  id: string
  command: Command
  heading?: string
  active: boolean
  onPoint: () => void
  onRun: () => void
}

function PaletteOption({ id, command, heading, active, onPoint, onRun }: OptionProps) {
  return (
    <>
      {heading && (
        <div className="palette-group" role="presentation">
          {heading}
        </div>
      )}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the search box holds the focus and moves through the list */}
      <div
        id={id}
        role="option"
        tabIndex={-1}
        aria-selected={active}
        className={classes('palette-option', active && 'palette-active')}
        onClick={onRun}
        onPointerMove={onPoint}
      >
        <Icon name={command.icon ?? 'arrow-right'} />
        <span className="palette-label">{command.label}</span>
        {command.hint && <small>{command.hint}</small>}
      </div>
    </>
  )
}
