// What the screen engine loads only when it is shown. Loaded here before the first test runs, where nothing counts the
// time: a busy machine may take longer to compile them than a test waits for what it opened.
import '../../src/console/engine/fields/controls/dates.tsx'
import '../../src/console/engine/fields/controls/heavy.ts'
import '../../src/console/engine/fields/inputs/ListInput.tsx'
import '../../src/console/engine/fields/inputs/ObjectInput.tsx'
import '../../src/console/engine/AdminSection.tsx'
import '../../src/console/engine/form/FormDialog.tsx'
import '../../src/console/engine/form/FormView.tsx'
import '../../src/console/engine/table/Details.tsx'
