import type { AspectQuality } from '#lore/aspect-quality.ts'
import type { NatalPoint } from '#lore/transit-meaning.ts'

/** What a close aspect of the birth chart adds to the question of a week, after "Your Sun is also square your Saturn, and". */
export const whatAspectsAdd: Record<NatalPoint, Record<AspectQuality, readonly string[]>> = {
  sun: {
    joined: [
      'you take an answer personally, whatever it turns out to be',
      "you can't ask a question about one part of your life without asking it about all of it",
      'your pride tends to have a stake in the matter',
    ],
    tense: [
      "what you want and what you're proud of don't always agree",
      'you tend to hear a criticism before anyone has made one',
      'being right can matter more to you than being happy',
    ],
    harmonious: [
      'you usually know what you want once you stop asking around',
      'you can be yourself without making a speech about it',
      'what comes naturally to you is likely to be the right answer',
    ],
  },
  moon: {
    joined: [
      "you feel your answer long before you've thought about it",
      'your mood decides more than you admit',
      'you need to feel safe before you can be honest with yourself',
    ],
    tense: [
      'what would be sensible and what would comfort you are two different things',
      "you're easily hurt when you're tired, and you seldom blame the tiredness",
      'you want to be reassured, and you dislike having to ask',
    ],
    harmonious: [
      'your first feeling about a thing can usually be trusted',
      "you know without thinking what's good for you, if you're quiet enough to notice",
      'you tend to be kind in such matters, to yourself as well',
    ],
  },
  mercury: {
    joined: [
      'you think about such things more than almost anyone would',
      "you can talk well about a thing, which isn't the same as having decided",
      'you find out what you think by saying it to someone',
    ],
    tense: [
      'you tend to argue when a plain sentence would do',
      'you can explain a thing so well that nothing has to change',
      "what you say and what you do don't always match",
    ],
    harmonious: [
      'you usually find the words when you need them',
      'one honest conversation gets you further than a month of thinking',
      'you can put a hard thing so that nobody feels accused',
    ],
  },
  venus: {
    joined: [
      'you want to be liked as well',
      'you tend to choose whatever keeps things pleasant',
      'you like an answer better if it pleases somebody else as well',
    ],
    tense: [
      "you'd like the honest answer to be the pleasant one, too",
      'you soften what you want so that nobody will mind',
      "it's hard for you to disappoint people you like, even a little",
    ],
    harmonious: [
      'people tend to meet you halfway when you ask for something',
      "you can ask for what you'd like in a way that people enjoy",
      'you do best with someone you like beside you',
    ],
  },
  mars: {
    joined: [
      'you act first and find the reasons afterward',
      'you go at things as though somebody were in the way',
      "you'd sooner do something than talk about it",
    ],
    tense: [
      'you put up with things for a long time and then lose your temper over something small',
      'you sometimes fight with people who would have said yes',
      "you push hardest when you're least sure",
    ],
    harmonious: [
      'you act the same day once you know what you want',
      'you have the nerve to act on what you find out',
      'you find the first step easier than most people do',
    ],
  },
  jupiter: {
    joined: [
      'you want a large answer, and you usually believe that there is one',
      'you tend to promise more than you would need to',
      'your hopes are high, and mostly they serve you well',
    ],
    tense: [
      'you tend to say yes first and count the hours later',
      'enough is a hard word for you',
      'you expect things to work out, and you look at the details late',
    ],
    harmonious: [
      "you can expect some help with it, since you tend to find somebody who's glad to give it",
      'you trust that things will go well enough, and that helps them along',
      'you tend to find somebody who can help',
    ],
  },
  saturn: {
    joined: [
      'you take such questions seriously and expect to be tested on them',
      'you would rather do a thing properly than soon',
      'you feel responsible, whether or not anyone has asked you to be',
    ],
    tense: [
      'you tend to expect a no before you have asked',
      "you're stricter with yourself than anyone else would be",
      'you may be waiting for permission that nobody has thought of giving',
      'for you the question is an old one',
    ],
    harmonious: [
      'you have the patience to wait for a good answer',
      'what you decide on, you tend to stick with',
      'you can wait for an answer without worrying at it',
    ],
  },
  uranus: {
    joined: [
      "you want to do things your own way, or you'd rather not do them at all",
      "you can't bear to be told how",
      'you change your mind faster than people can follow',
    ],
    tense: [
      'you get restless just when things are going well',
      'you may do the opposite of what is expected, and only then ask whether you wanted to',
      'you need to know that you can leave before you can enjoy staying',
    ],
    harmonious: [
      'you choose best when you ignore what everyone else would choose',
      'you can change a habit without any drama once you see it',
      'you do things differently from the people around you, and it works',
    ],
  },
  neptune: {
    joined: [
      "it's hard for you to tell what you want from what you imagine",
      'you see what a thing could be more clearly than what it is',
      'you take in what other people feel, and think that you feel it yourself',
    ],
    tense: [
      'you tend to leave the terms vague and hope for the best',
      'you may not look too closely, in case you would have to act',
      'you give people the benefit of the doubt until they have used it up',
    ],
    harmonious: [
      'you have a feel for such things that you could not explain',
      'you can be generous without keeping accounts',
      "you notice what people aren't saying",
    ],
  },
  pluto: {
    joined: [
      'you want the whole answer or none',
      "you don't let a question go once it has hold of you",
      'more is at stake for you than people can see',
    ],
    tense: [
      'you tend to dig in when somebody pushes you',
      'you keep a private count of what things cost you',
      "you hold on hardest when you're afraid of losing",
    ],
    harmonious: [
      'you can look at the hard part without flinching',
      'you get to the bottom of things sooner than most people would',
      'you have more of a say than you use',
    ],
  },
  asc: {
    joined: [
      'people notice it in you before you have said a word',
      'it shows on you, and there is little point in hiding it',
    ],
    tense: [
      'the impression you make and what you want can contradict each other',
      'people may take you for someone who has no such question',
    ],
    harmonious: [
      'you come across best when you simply show what you want',
      'people tend to meet you halfway',
    ],
  },
  mc: {
    joined: [
      'people know you for it, at work most of all',
      'your work depends on it more than you would say',
    ],
    tense: [
      'what you want and what your work wants often fall on the same day',
      'you may hide the question from people you would like to impress',
    ],
    harmonious: [
      'your good name tends to gain by it',
      'the people above you tend to think well of you for it',
    ],
  },
}
