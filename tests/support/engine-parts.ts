// What the screen engine loads only when it is shown. Loaded here before the first test runs, where nothing counts the
// time: a busy machine may take longer to compile them than a test waits for what it opened.
import '../../src/console/fields/controls/dates.tsx'
import '../../src/console/fields/controls/heavy.ts'
import '../../src/console/fields/inputs/nesting.ts'
import '../../src/console/screens/AdminSection.tsx'
import '../../src/console/screens/form/FormDialog.tsx'
import '../../src/console/screens/form/FormView.tsx'
import '../../src/console/screens/table/Details.tsx'
