import type { PlacementParagraphs } from '#lore/authored.ts'

export const saturnInPisces: PlacementParagraphs = {
  1: {
    says: [
      "So much reaches you from other people that you've built a bit of a wall (your Saturn in Pisces, {house}).",
      "It's low and rather apologetic, and it makes you seem tired or far away when somebody new starts talking to you.",
      'Being rude is beyond you, so you go vague.',
      "People who are patient find that you heard every word, and that you'll remember it for years and hold it kindly.",
    ],
    traits: ['guarded', 'yielding'],
  },
  2: {
    says: [
      'Having more than somebody else makes you uncomfortable (your Saturn in Pisces, {house}).',
      'Worrying about money while looking away from it is a tiring way to live.',
      "You may lend what you can't spare and then go without, quietly.",
      "A plain budget, made by daylight with someone kind, feels to you like being rescued, and after that you're more careful than anyone expected.",
    ],
    traits: ['sparing', 'yielding'],
  },
  3: {
    says: [
      'You know what you mean until you try to say it (your Saturn in Pisces, {house}).',
      "It may have gotten you called dreamy in school, when you'd understood the whole thing and couldn't find the beginning.",
      'You fear being misunderstood, so you leave sentences open.',
      'Drawing it or singing it comes easier, and in time you learn to speak slowly and simply, and then people find you very clear.',
    ],
    traits: ['yielding', 'wary'],
  },
  4: {
    says: [
      'There may have been a sorrow at home that no one talked about, and you were the one who felt it (your Saturn in Pisces, {house}).',
      "You still take care of moods that aren't yours.",
      'Your home is a place to hide, and you feel guilty when you hide there.',
      "There's more strength in it than you think, because you can sit in a sad room without running away.",
    ],
    traits: ['private', 'yielding'],
  },
  5: {
    says: [
      "You've got a rich imagination and you keep it on a leash (your Saturn in Pisces, {house}).",
      "It seems safer to say you aren't creative than to make the thing and see it fall short of what you saw.",
      'Love goes the same way, from far off, expecting little.',
      'When you do give a dream one fixed evening a week, it turns out to be good, and it stays.',
    ],
    traits: ['guarded', 'idealistic'],
  },
  6: {
    says: [
      "You feel responsible for suffering that isn't on your list (your Saturn in Pisces, {house}).",
      "At work you see who's struggling, you can't not help, and you end the week with your own tasks undone and a feeling that you failed.",
      "It tires you more than you like to admit, and fixed hours are your best protection, because inside them you're as reliable a helper as anyone could ask for.",
    ],
    traits: ['yielding', 'practical'],
  },
  7: {
    says: [
      'You find it hard to tell love from being needed (your Saturn in Pisces, {house}).',
      "You may choose people who are in trouble, or hold off from everyone because you know how far you'd go.",
      'When something goes wrong between you, you take the blame.',
      'A partner with solid ground of their own frightens you at first, and then you notice that for once your shoulders have come down.',
    ],
    traits: ['yielding', 'close'],
  },
  8: {
    says: [
      "You're afraid of drowning in somebody, and it's because you could (your Saturn in Pisces, {house}).",
      'So you keep a polite distance, or you give everything and disappear afterward to recover.',
      "Other people's debts and griefs feel like your own obligations.",
      "You grow strong by finding out, a little at a time, that you can be moved by someone's trouble and still go home.",
    ],
    traits: ['guarded', 'yielding'],
  },
  9: {
    says: [
      "You believe in something, and you'd be embarrassed to be asked what (your Saturn in Pisces, {house}).",
      "Perhaps you've seen belief misused, or misplaced your own for a while, so you keep it plain and private.",
      'Old prayers do you good, or the sea in the off season.',
      "What you have is tougher than it looks, and it's held on days when the arguments of clever people didn't.",
    ],
    traits: ['idealistic', 'guarded'],
  },
  10: {
    says: [
      "You don't feel entitled to authority, and you use it kindly when you get it (your Saturn in Pisces, {house}).",
      'Secretly you expect people to find out how unsure you are.',
      'They know, and they trust you partly for that.',
      "The hard part is a decision that hurts someone, and you may need to learn to make it cleanly, since you've noticed that putting it off hurts them longer.",
    ],
    traits: ['public', 'yielding'],
  },
  11: {
    says: [
      "You feel responsible for anyone who's alone at the gathering, and you may be that person yourself (your Saturn in Pisces, {house}).",
      'Causes get more from you than you can spare, and you feel that you ought to have done more.',
      "You can't do this with everyone, and your best friends are those with whom nothing needs to be said, and whom you've kept for a very long time.",
    ],
    traits: ['yielding', 'guarded'],
  },
  12: {
    says: [
      'You carry a sadness that may not even be yours (your Saturn in Pisces, {house}).',
      'This is a hidden place for Saturn, so you do your penance without having done anything, and you tell nobody.',
      'Silence can lift it, and so can swimming laps.',
      'Having been down there, you can keep company with people whom nobody else can reach, and it may be the most solid thing about you.',
    ],
    traits: ['private', 'idealistic'],
  },
  sign: {
    says: [
      "It's hard for you to tell where other people's troubles stop (your Saturn in Pisces).",
      "You feel guilty for things you didn't do, and you give until you have to hide.",
      'It gets better with plain limits, such as an hour, a sum, or a day off.',
      'Inside those limits you can do what hardly anybody can, which is to be soft every day and still be there next year.',
    ],
    traits: ['yielding', 'guarded'],
  },
}
