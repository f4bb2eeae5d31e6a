/* The styles that all pages begin with, in the order in which later ones win. */
import './fonts.css';
import './theme/tokens.css';
import './theme/colours.css';
import './theme/base.css';
// Parts that others give a class of their own: their styles come first.
import './ui/pressing/Button.module.css';
import './ui/pressing/IconButton.module.css';
import './ui/Chip.module.css';
import './ui/input/Field.module.css';
import './ui/input/TextInput.module.css';
import './ui/input/Toggles.module.css';
import './ui/dialog/Dialog.module.css';
