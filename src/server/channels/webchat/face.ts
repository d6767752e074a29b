import type { components } from '../../../../generated/api.d.ts'

export type Face = components['schemas']['WebchatFace']
type Style = Partial<components['schemas']['WebchatStyle']>
type Parameters = Partial<components['schemas']['WebchatParameters']>
type Button = components['schemas']['WebchatButton']

/** What a bot keeps under `settings.webchat`. */
export interface WebchatSettings {
  style?: Style
  parameters?: Parameters
}

/** How the widget looks until somebody chooses otherwise. */
const COLORS: Face['colors'] = {
  primary: '#1f5f8b',
  background: '#ffffff',
  user_message: '#dcecf7',
  bot_message: '#f1f3f5',
  button: '#1f5f8b',
  button_hover: '#174a6d',
}

const MARGIN = { x: 24, y: 24 }
const MARGIN_MOBILE = { x: 16, y: 16 }

/** What the public may know of a bot's webchat: its settings, with a value for everything that is not set. */
export function faceOf(name: string, { style = {}, parameters = {} }: WebchatSettings = {}): Face {
  return {
    name,
    title: style.title || name,
    subtitle: style.subtitle ?? '',
    open: style.open || 'Abrir la conversación',
    close: style.close || 'Cerrar la conversación',
    theme: style.theme ?? 'light',
    colors: { ...COLORS, ...style.colors },
    position: parameters.position ?? 'right',
    margin_desktop: parameters.margin_desktop ?? MARGIN,
    margin_mobile: parameters.margin_mobile ?? MARGIN_MOBILE,
    launcher_size: parameters.launcher_size ?? 56,
    launcher_label: parameters.launcher_label ?? '',
    font_size: parameters.font_size ?? 15,
    corner_radius: parameters.corner_radius ?? 12,
    show_on_desktop: parameters.show_on_desktop ?? true,
    show_on_mobile: parameters.show_on_mobile ?? true,
    welcome_message: parameters.welcome_message ?? '',
    starter_buttons: publicButtons(parameters.starter_buttons),
    input_placeholder: parameters.input_placeholder || 'Escribir un mensaje',
    input_disabled: parameters.input_disabled ?? false,
    allow_files: parameters.allow_files ?? true,
    upload_max_mb: Math.min(parameters.upload_max_mb ?? 10, 10),
    typing_indicator: parameters.typing_indicator ?? true,
    show_rating: parameters.show_rating ?? false,
    privacy_notice: parameters.privacy_notice ?? '',
  }
}

/** Buttons as a visitor gets them: what is not an address or a number is answered by its title. */
export function publicButtons(buttons: unknown): Button[] {
  if (!Array.isArray(buttons)) return []
  return (buttons as { title?: unknown; type?: unknown; target?: unknown }[]).map(({ title, type, target }) => {
    const opens = (type === 'url' || type === 'phone') && typeof target === 'string'
    return {
      title: String(title),
      type: opens ? (type as 'url' | 'phone') : 'response',
      target: opens ? (target as string) : null,
    }
  })
}
