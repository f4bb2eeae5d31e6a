import MuiTabs from '@mui/material/Tabs';
import { themed } from './themed.tsx';

export const Tabs = themed(MuiTabs);
