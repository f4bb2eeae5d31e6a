import { styled } from '@mui/material/styles';

const Ground = styled('div')(({ theme }) => ({
  padding: '12px 14px',
  borderRadius: 10,
  fontSize: 15,
  lineHeight: '22px',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  background: theme.vars.palette.lemma.sunken,
}));

/** A text as somebody wrote it, with its line breaks and nothing else. */
export function PlainText({ text }: { text: string }) {
  return <Ground>{text}</Ground>;
}
