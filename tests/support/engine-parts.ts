// Lazily loaded parts of the screen engine, imported before the first test without a timeout: on a slow machine,
// compiling them may take longer than a test waits for the part it opened.
import '../../src/console/engine/fields/controls/dates.tsx'
import '../../src/console/engine/fields/controls/form-only.ts'
import '../../src/console/engine/fields/inputs/ListInput.tsx'
import '../../src/console/engine/fields/inputs/ObjectInput.tsx'
import '../../src/console/engine/AdminSection.tsx'
import '../../src/console/engine/form/FormDialog.tsx'
import '../../src/console/engine/form/FormView.tsx'
import '../../src/console/engine/table/Details.tsx'
