import type { PairParagraphs } from '#lore/authored.ts'

export const geminiDays: PairParagraphs = {
  Aries: {
    says: [
      'You debrief and {partner} decompresses, and both need the same twenty minutes (your Moon in Gemini, theirs in Aries).',
      'They come in hot and disappear to lift something heavy.',
      'You follow them around telling the story anyway.',
      "It's a mistake only until they're back, because when it's over it's over, and then nobody is as quick to laugh at what happened to you in line at the pharmacy.",
    ],
  },
  Taurus: {
    says: [
      "{partner} would gladly eat the same breakfast until the end of time, and you've never finished a box of anything.",
      'With your Moon in Gemini and theirs in Taurus, you calm down by changing the subject and they by staying on it.',
      "Without admitting it you've started to count on the breakfast, since it's the one place where nothing needs to be thought of.",
    ],
  },
  Gemini: {
    says: [
      "There are two podcasts going, nobody's listening to either one, and you both call it a quiet night in (your Moon in Gemini, {partner}'s in Gemini too).",
      "You eat standing up, out of each other's containers.",
      'Feelings get mentioned in passing and analyzed with interest.',
      'Now and then one of you is truly sad, and then it can take the other a while to notice that the commentary has stopped.',
    ],
  },
  Cancer: {
    says: [
      "{partner} asks how you slept and truly wants to hear, and you tell them a dream you've improved on the spot.",
      'Your Moon in Gemini keeps a feeling light by talking about it and theirs in Cancer keeps it close by not.',
      'They remember what your voice was like on Monday.',
      'You can cheer them up so well that they find no place to put the rest of it.',
    ],
  },
  Leo: {
    says: [
      'You keep {partner} amused and they keep you warm, and guests tend to stay too late (your Moon in Gemini, theirs in Leo).',
      'When they come home they like to be received.',
      "You'd be delighted to do it, except that you're on the phone with one hand and waving with the other.",
      "They don't mind sharing you with the whole city, so long as you hang up now and then when it's them.",
    ],
  },
  Virgo: {
    says: [
      "You both think in the dark, and the difference is what about (your Moon in Gemini, {partner}'s in Virgo).",
      "Your mind runs through everything that was said today and theirs through all that wasn't done.",
      'So at one in the morning there may be two people lying awake very considerately.',
      "They feel better once it's on a list and you once it's a joke, and it's a good night when you do both.",
    ],
  },
  Libra: {
    says: [
      "Your Moon is in Gemini and {partner}'s is in Libra, and you'd both say almost anything to lift a heavy silence.",
      'It keeps the evenings pleasant.',
      'You eat late because you were chatting, and somebody always knows of a thing to go and see on Sunday.',
      "When one of you has really been hurt it's told as an anecdote, and the other, out of sheer good manners, laughs.",
    ],
  },
  Scorpio: {
    says: [
      'When you ask {partner} what\'s up you get "nothing," and you cheerfully believe it.',
      "With your Moon in Gemini and theirs in Scorpio, you talk to find out how you feel, while they know precisely and aren't about to say.",
      "They'd like you to ask a second time.",
      "It goes best late and in the dark, without a phone, when there's nothing else to be curious about.",
    ],
  },
  Sagittarius: {
    says: [
      "Nobody's home much, and you both like it when the other one comes in with news (your Moon in Gemini, {partner}'s in Sagittarius).",
      'You want details and they want to get to what it means.',
      'A weekend may begin with a breakfast that turns into lunch in another town.',
      "When you're low they tell you that it'll look different on Monday, and you'd like somebody to be interested in how it looks now.",
    ],
  },
  Capricorn: {
    says: [
      "You process out loud, from the moment you're in, and {partner} is waiting for the part that calls for action.",
      'Your Moon in Gemini only wants company for its thoughts, while theirs in Capricorn believes that anybody who brings up a problem would like it taken care of.',
      "They don't say much about themselves.",
      "If you want to know how they are, ask while they're fixing something, and ask about the thing.",
    ],
  },
  Aquarius: {
    says: [
      "You can be in separate rooms all evening, sending each other articles, and say later how good it was to spend some time together (your Moon in Gemini, {partner}'s in Aquarius).",
      'Neither of you is soothed by being fussed over.',
      'A funny observation does it.',
      'They can vanish into themselves for a day or two without anything being the matter, and it suits you so long as somebody answers by about the third link.',
    ],
  },
  Pisces: {
    says: [
      "What {partner} needs after a hard day is for no one to ask anything, and you've got nineteen questions.",
      'Your Moon in Gemini finds its feet by talking, and theirs in Pisces by staring at the fish in a video.',
      'You do cheer them up.',
      "It works best sideways, if you wander in and tell them about something completely different, and after a while you'll notice that their feet are in your lap.",
    ],
  },
}
