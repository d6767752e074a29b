/** What a built widget consists of. */
export interface Built {
  folder: string
  loader: string
  /** names of the frame's files */
  script: string
  style: string
  /** what the script imports at once */
  parts: string[]
  /** of the settings' preview: the page around the widget, and the widget itself */
  previewPage: string
  previewFrame: string
}

/** Reads what the build made; undefined where there is none. */
