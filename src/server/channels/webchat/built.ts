/** The files of a built widget. */
export interface WidgetBuild {
  folder: string
  loader: string
  /** file names of the frame */
  script: string
  style: string
  /** modules that the script imports statically */
  parts: string[]
  /** the settings preview: the page around the widget and the widget itself */
  previewPage: string
  previewFrame: string
}
