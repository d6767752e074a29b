import { createTheme, type Theme } from '@mui/material/styles'
import type { Mode } from './mode.ts'

/** Returns a design token's current value; undefined when no style sheet is loaded. */
function token(name: string): string | undefined {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim() || undefined
}

/** Returns a palette entry made of tokens; undefined without tokens, so that MUI's defaults apply. */
function tone(name: string, contrast = '--surface') {
  const main = token(`--${name}`)
  return main ? { main, dark: token(`--${name}-hover`) ?? main, contrastText: token(contrast) ?? '#fff' } : undefined
}

const defined = <T extends object>(value: T): { [K in keyof T]?: NonNullable<T[K]> } =>
  Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as never

/**
 * Returns the MUI theme for a mode. Colours that MUI computes with are read from the document; everything else
 * references the CSS variables, so that tokens.css stays the single source.
 */
export function consoleTheme(mode: Mode, reducedMotion: boolean): Theme {
  const text = token('--text')
  const duration = reducedMotion ? 0 : 150
  return createTheme({
    palette: {
      mode,
      ...defined({
        primary: tone('accent', '--on-accent'),
        error: tone('danger', '--on-danger'),
        success: tone('success'),
        info: tone('info'),
        warning: tone('warning'),
        divider: token('--line'),
        text: text ? { primary: text, secondary: token('--text-soft') ?? text } : undefined,
        background: text ? { default: token('--bg') ?? '', paper: token('--surface') ?? '' } : undefined,
      }),
    },
    shape: { borderRadius: 10 },
    typography: { fontFamily: 'var(--font)', fontSize: 15, button: { textTransform: 'none', fontWeight: 600 } },
    zIndex: { modal: 1100, tooltip: 1100, snackbar: 1200 },
    transitions: {
      duration: {
        shortest: duration,
        shorter: duration,
        short: duration,
        standard: duration,
        complex: duration,
        enteringScreen: duration,
        leavingScreen: duration,
      },
    },
    components: {
      MuiButtonBase: { defaultProps: { disableRipple: true } },
      MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
      MuiOutlinedInput: {
        styleOverrides: {
          root: {
            minHeight: 'var(--control)',
            fontSize: 'var(--text-m)',
            background: 'var(--surface)',
            borderRadius: 'var(--radius)',
            '& .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--line-strong)' },
            '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--danger)' },
            '&.Mui-disabled': { background: 'var(--surface-2)' },
            '@media (max-width: 767px)': { fontSize: 16 },
          },
          input: { padding: '7px 12px', '&::placeholder': { color: 'var(--text-soft)', opacity: 1 } },
          multiline: { padding: 0 },
        },
      },
      MuiInputBase: { styleOverrides: { root: { lineHeight: 1.5 } } },
      MuiAutocomplete: {
        styleOverrides: {
          // Limits the height so that hundreds of selected values do not push the rest of the form out of view.
          inputRoot: { padding: '1px 6px', maxHeight: 196, overflowY: 'auto' },
          paper: { border: '1px solid var(--line)', boxShadow: 'var(--shadow-2)' },
          tag: { margin: 2 },
        },
      },
      MuiChip: {
        styleOverrides: {
          root: { borderRadius: 'var(--radius-s)', background: 'var(--surface-3)', color: 'var(--text)' },
        },
      },
      MuiTableCell: {
        styleOverrides: {
          root: {
            borderColor: 'var(--line)',
            // Narrow padding: nine columns and the row actions fit a laptop screen without horizontal scrolling.
            padding: '9px 12px',
            '&:first-of-type': { paddingLeft: 16 },
            fontSize: 'var(--text-m)',
            lineHeight: 1.45,
            color: 'var(--text)',
          },
          head: { color: 'var(--text-soft)', fontSize: 'var(--text-s)', fontWeight: 600, background: 'var(--surface)' },
        },
      },
      MuiTableSortLabel: {
        styleOverrides: {
          root: { '&, &:hover, &.Mui-active': { color: 'inherit' }, '&.Mui-active': { color: 'var(--text)' } },
        },
      },
      MuiDialog: {
        styleOverrides: {
          paper: {
            border: '1px solid var(--line)',
            borderRadius: 'var(--radius-l)',
            boxShadow: 'var(--shadow-3)',
            margin: 12,
            width: 'min(600px, calc(100vw - 24px))',
          },
          paperFullScreen: { width: '100%', margin: 0, border: 0, borderRadius: 0 },
        },
      },
      MuiTooltip: {
        styleOverrides: {
          tooltip: {
            padding: '8px 12px',
            background: 'var(--text)',
            color: 'var(--bg)',
            fontSize: 'var(--text-s)',
            fontWeight: 400,
            lineHeight: 1.5,
            maxWidth: 360,
            maxHeight: '60vh',
            overflow: 'auto',
            overflowWrap: 'anywhere',
          },
        },
      },
      MuiBackdrop: { styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { background: 'var(--scrim)' } } } },
      MuiSkeleton: { styleOverrides: { root: { background: 'var(--surface-3)' } } },
    },
  })
}
