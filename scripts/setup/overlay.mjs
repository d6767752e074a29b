// What the generator has against a saved file stands in the open browser until it is mended.

/**
 * @param vite the development server of the console
 * @param generator the watching generator, a child process that tells its findings after each save
 */
export function showFindings(vite, generator) {
  let shown
  generator.on('message', ({ findings }) => {
    const before = shown
    shown = findings.length > 0 ? errorOf(findings) : undefined
    if (shown) vite.ws.send(shown)
    // an update, even of nothing, takes the error away
    else if (before) vite.ws.send({ type: 'update', updates: [] })
  })
  // a page that is opened, or loaded again, meanwhile
  vite.ws.on('connection', () => shown && vite.ws.send(shown))
}

function errorOf(findings) {
  const [{ file, line }] = findings
  const lines = findings.map((one) => `${one.file}:${one.line}: ${one.message}\n    mend: ${one.mend}`)
  return {
    type: 'error',
    err: { message: lines.join('\n'), stack: '', plugin: 'npm run generate', id: file, loc: { file, line, column: 0 } },
  }
}
