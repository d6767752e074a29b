import { icons } from './icons.ts'

/** A decorative icon by name; unknown names show a dot. The text beside it carries the meaning. */
export function Icon({ name, size = 20 }: { name: string; size?: number }) {
  const path = icons[name] ?? 'M12 10a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z'
  return (
    <svg className="icon" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={path} fill="currentColor" />
    </svg>
  )
}
