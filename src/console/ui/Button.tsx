import './button.css'
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { classes } from './classes.ts'
import { Icon } from './Icon.tsx'
import { Spinner } from './Spinner.tsx'

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger'

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: ButtonVariant
  icon?: string
  /** shows a spinner and ignores clicks; the button keeps its position and focus */
  busy?: boolean
  wide?: boolean
  ref?: Ref<HTMLButtonElement>
}

/** The console's button. `type` defaults to `button`. */
export function Button({
  variant = 'secondary',
  icon,
  busy,
  wide,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classes('btn', `btn-${variant}`, wide && 'btn-wide', className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy ? <Spinner size={16} /> : icon && <Icon name={icon} size={18} />}
      <span>{children}</span>
    </button>
  )
}

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  icon: string
  /** accessible name and tooltip */
  label: string
  size?: number
  tone?: 'neutral' | 'danger'
  children?: ReactNode
  ref?: Ref<HTMLButtonElement>
}

/** A square button with only an icon. */
export function IconButton({ icon, label, size = 20, tone, className, children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={classes('icon-btn', tone === 'danger' && 'icon-btn-danger', className)}
    >
      <Icon name={icon} size={size} />
      {children}
    </button>
  )
}
