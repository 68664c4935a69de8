export const shareMessages = {
  open: 'Share',
  title: 'Share a picture',
  lead: 'It shows no name, no date and no place.',
  kinds: { sentence: 'A sentence', wheel: 'My wheel' },
  chooseKind: 'What the picture shows',
  another: 'Another Sentence',
  wheelTitle: 'My birth chart',
  wheelWarning:
    'Someone who can read a chart could work out your birthday from the wheel, and often the hour and roughly the place.',
  drawing: 'Drawing the picture…',
  failed: 'The picture could not be drawn in this browser.',
  share: 'Share…',
  save: 'Save Picture',
  fileName: 'cosmic-path.png',
  describe: (shown: string) => `Preview: ${shown}`,
}
