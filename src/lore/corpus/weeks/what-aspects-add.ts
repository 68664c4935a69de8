import type { AspectQuality } from '#lore/aspect-quality.ts'
import type { NatalPoint } from '#lore/transit-meaning.ts'

/** What a close aspect of the birth chart adds to the question of a week, after "Your Sun is also square your Saturn, and". */
export const whatAspectsAdd: Record<NatalPoint, Record<AspectQuality, readonly string[]>> = {
  sun: {
    joined: [
      'you take the answer personally, whatever it turns out to be',
      "you can't ask this about one part of your life without asking it about all of it",
      'your pride has a stake in the answer',
    ],
    tense: [
      "what you want and what you're proud of don't always agree here",
      'you tend to hear a criticism in it before anyone has made one',
      'being right about this can matter more to you than being happy with it',
    ],
    harmonious: [
      'you usually know what you want here once you stop asking around',
      'you can be yourself about it without a speech',
      'what comes naturally to you is likely to be the right answer',
    ],
  },
  moon: {
    joined: [
      "you feel the answer long before you've thought about it",
      'your mood decides more of this than you admit',
      'you need to feel safe before you can be honest about it',
    ],
    tense: [
      'what would be sensible and what would comfort you are two different answers',
      "you're likely to be touchy about it when you're tired",
      'you want reassurance here, and you dislike having to ask for it',
    ],
    harmonious: [
      'your first feeling about it can be trusted',
      "you know without thinking what would be good for you, if you're quiet enough to notice",
      'you tend to be kind about it, to yourself as well',
    ],
  },
  mercury: {
    joined: [
      'you think about it more than almost anyone would',
      'you can talk about it well, which is not the same as having decided',
      'you find out what you think by saying it to someone',
    ],
    tense: [
      'you tend to argue about it when a plain sentence would do',
      'you can explain it so well that nothing has to change',
      "what you say about it and what you do about it don't quite match",
    ],
    harmonious: [
      'you usually find the words for it when you need them',
      'one honest conversation moves you further here than a month of thinking',
      'you can put it so that nobody feels accused',
    ],
  },
  venus: {
    joined: [
      'you want to be liked for it as well',
      'you tend to choose whatever keeps things pleasant',
      'your taste decides a good part of it',
    ],
    tense: [
      'you would like the honest answer to be the pleasant one, too, and it may not be',
      'you soften what you want so that nobody will mind',
      "it's hard for you to disappoint people you like, even a little",
    ],
    harmonious: [
      'people tend to make it easy for you',
      "you can ask for what you'd like in a way that people enjoy",
      'you do best here with someone you like beside you',
    ],
  },
  mars: {
    joined: [
      'you act first and find out afterward what you meant by it',
      'you go at it as though somebody were in the way',
      "you'd sooner do something about it than talk about it",
    ],
    tense: [
      'you put up with it for a long time and then lose your temper over something small',
      'you may fight about it with people who would have said yes',
      "you push hardest when you're least sure",
    ],
    harmonious: [
      'once you know the answer you act on it the same day',
      'you have the nerve for it when it counts',
      'you feel better about it as soon as you do something',
    ],
  },
  jupiter: {
    joined: [
      'you want a large answer, and you usually believe that one exists',
      'you tend to promise more than you would need to',
      'your hopes are high, and mostly they serve you well',
    ],
    tense: [
      'you tend to say yes first and count the hours later',
      'enough is a hard word for you here',
      'you expect it to work out, and so you look at the details late',
    ],
    harmonious: [
      'you have more luck with this than you give yourself credit for',
      'you can trust that it will go well enough, and that helps it along',
      'somebody tends to turn up who can help',
    ],
  },
  saturn: {
    joined: [
      'you take it seriously and expect to be tested on it',
      'you would rather do it properly than soon',
      'you feel responsible for it, whether or not anyone has asked you',
    ],
    tense: [
      'you tend to expect a no before you have asked',
      "you're stricter with yourself about it than anyone else would be",
      'you may be waiting for permission that nobody has thought of giving',
      'for you the question is an old one',
    ],
    harmonious: [
      'you have the patience to get it right',
      'a limit steadies you here more than it annoys you',
      'you can wait for the answer without worrying at it',
    ],
  },
  uranus: {
    joined: [
      "you want to do it your own way, or you'd rather not do it at all",
      "you can't bear to be told how",
      'you change your mind about it faster than people can follow',
    ],
    tense: [
      "you get restless just when it's going well",
      'you may do the opposite of what is expected, and only then ask whether you wanted to',
      'you need a way out of it before you can enjoy being in it',
    ],
    harmonious: [
      'your best answers to it are the ones nobody suggested',
      'you can change your habits here without any drama',
      'you do it differently from the people around you, and it works',
    ],
  },
  neptune: {
    joined: [
      "it's hard for you to tell what you want from what you imagine",
      'you see what it could be more clearly than what it is',
      'you take in what other people feel about it, and think that you feel it yourself',
    ],
    tense: [
      'you tend to leave the terms vague and hope for the best',
      'you may not look too closely, in case you would have to act',
      'you give people the benefit of the doubt until they have used it up',
    ],
    harmonious: [
      'you have a feel for it that you could not explain',
      'you can be generous here without keeping accounts',
      "you notice what isn't being said about it",
    ],
  },
  pluto: {
    joined: [
      'you do nothing about it by halves',
      "you won't let it go once it has hold of you",
      'more is at stake for you here than people can see',
    ],
    tense: [
      'it can turn into a question of who has the power',
      'you keep a private count of what it costs you',
      "you hold on to it hardest when you're afraid of losing it",
    ],
    harmonious: [
      'you can look at the hard part of it without flinching',
      'you get to the bottom of it sooner than most people would',
      'you have more of a say in it than you use',
    ],
  },
  asc: {
    joined: [
      'people notice it in you before you have said a word',
      'it shows on you, so there is little point in hiding it',
    ],
    tense: [
      'the impression you make and what you want can contradict each other',
      'people may take you for someone who has no such question',
    ],
    harmonious: [
      'it comes across well when you simply show it',
      'people tend to meet you halfway on it',
    ],
  },
  mc: {
    joined: ["it's part of what you're known for", 'your work depends on it more than you would say'],
    tense: [
      'what you want here and what your work wants often fall on the same day',
      'you may hide it from people you would like to impress',
    ],
    harmonious: [
      'it does your good name no harm at all',
      'the people above you tend to think well of it',
    ],
  },
}
