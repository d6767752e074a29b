/** @jsxImportSource preact */

const PATHS = {
  cross: 'M6 6l12 12M18 6L6 18',
  clip: 'M20 11l-8.5 8.5a5 5 0 0 1-7-7L13 4a3.5 3.5 0 0 1 5 5l-8.5 8.5a2 2 0 0 1-3-3L14 7',
  send: 'M4 12l16-8-6 16-3-7z',
  dots: 'M12 5v.01M12 12v.01M12 19v.01',
  lines: 'M4 7h16M4 12h16M4 17h16',
  smile: 'M12 3a9 9 0 1 0 .01 0zM9 10v.01M15 10v.01M8 14.5c2 2.5 6 2.5 8 0',
  microphone: 'M12 3a3 3 0 0 0-3 3v5a3 3 0 0 0 6 0V6a3 3 0 0 0-3-3zM5 11a7 7 0 0 0 14 0M12 18v3',
  pin: 'M12 21c4-4.5 7-7.6 7-11a7 7 0 0 0-14 0c0 3.4 3 6.5 7 11zM12 8a2.2 2.2 0 1 0 .01 0z',
}

/** A decorative icon. The button around it has an accessible name. */
export function Icon({ name }: { name: keyof typeof PATHS }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  )
}
