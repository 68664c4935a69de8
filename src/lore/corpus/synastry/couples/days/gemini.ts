import type { PairParagraphs } from '#lore/authored.ts'

export const geminiDays: PairParagraphs = {
  Aries: {
    plain: [
      'A bad mood makes {partner} act and you talk, and neither of you stays in one for long (your Moon in Gemini, theirs in Aries).',
      'Your days together are lively, with a lot of changed plans.',
      'They want to have it out where you would like to joke about it, and both can forget that somebody was really hurt.',
    ],
    says: [
      'You debrief and {partner} decompresses, and both need the same twenty minutes (your Moon in Gemini, theirs in Aries).',
      'They come in hot and disappear to lift something heavy.',
      'You follow them around telling the story anyway.',
      "It's a mistake only until they're back, because when it's over it's over, and then nobody is as quick to laugh at what happened to you in line at the pharmacy.",
    ],
  },
  Taurus: {
    plain: [
      'In the evening {partner} wants quiet and you want conversation (your Moon in Gemini, theirs in Taurus).',
      "You bring the day's news, and they bring the calm that you don't have.",
      'They take longer to feel a thing than you take to talk about it, so you are on another subject when they have something to say.',
    ],
    says: [
      "{partner} would gladly eat the same breakfast until the end of time, and you've never finished a box of anything.",
      'With your Moon in Gemini and theirs in Taurus, you calm down by changing the subject, and they calm down by staying on it.',
      "Without admitting it you've started to count on the breakfast, since it's the one place where nothing needs to be thought of.",
    ],
  },
  Gemini: {
    plain: [
      'You and {partner} both get over things by talking, joking and thinking of something else (your Moon in Gemini, theirs in Gemini too).',
      'The day gets told from start to finish, usually by two people at once.',
      "A feeling that can't be put into words gets lost between you, and now and then somebody should simply be held.",
    ],
    says: [
      "There are two podcasts going, nobody's listening to either one, and you both call it a quiet night in (your Moon in Gemini, {partner}'s in Gemini too).",
      "You eat standing up, out of each other's containers.",
      'Feelings get mentioned in passing and analyzed with interest.',
      'Now and then one of you is truly sad, and then it can take the other a while to notice that the commentary has stopped.',
    ],
  },
  Cancer: {
    plain: [
      'You talk about a feeling and {partner} sits in it (your Moon in Gemini, theirs in Cancer).',
      'They make you feel at home, and you cheer them up without pushing.',
      'You say something light where they needed to be taken seriously, and they go quiet, which you find harder to bear than any complaint.',
    ],
    says: [
      "{partner} asks how you slept and truly wants to hear, and you tell them a dream you've improved on the spot.",
      'Your Moon in Gemini keeps a feeling light by talking about it and theirs in Cancer keeps it close by not.',
      'They remember what your voice was like on Monday.',
      'You can cheer them up so well that they find no place to put the rest of it.',
    ],
  },
  Leo: {
    plain: [
      'You need somebody to tell things to, and {partner} needs somebody whose face lights up when they come in (your Moon in Gemini, theirs in Leo).',
      "That's easily arranged, since each of you is a good audience.",
      'But you can be doing something else at the same time, and they notice, so ten minutes of your whole attention do more than an evening of half of it.',
    ],
    says: [
      'You keep {partner} amused and they keep you warm, and guests tend to stay too late (your Moon in Gemini, theirs in Leo).',
      'When they come home they like to be received.',
      "You'd be delighted to do it, except that you're on the phone with one hand and waving with the other.",
      "They don't mind sharing you with the whole city, so long as you hang up now and then when it's them.",
    ],
  },
  Virgo: {
    plain: [
      'When something is wrong, you talk and {partner} tidies (your Moon in Gemini, theirs in Virgo).',
      'Both of you worry with your heads, and late at night you can keep each other at it.',
      'You make light of things and they make lists of them, and it takes both to see how large the trouble is.',
    ],
    says: [
      "You both think in the dark, and the difference is what about (your Moon in Gemini, {partner}'s in Virgo).",
      "Your mind runs through everything that was said today, and theirs runs through all that wasn't done.",
      'So at one in the morning there may be two people lying awake very considerately.',
      "They feel better once it's on a list and you once it's a joke, and it's a good night when you do both.",
    ],
  },
  Libra: {
    plain: [
      'Good conversation puts you right, and company puts {partner} right, so evenings are easy (your Moon in Gemini, theirs in Libra).',
      'Both of you like to keep things friendly.',
      "What's unpleasant tends to be talked around, and either of you may find out late that the other one was unhappy.",
    ],
    says: [
      "Your Moon is in Gemini and {partner}'s is in Libra, and you'd both say almost anything to lift a heavy silence.",
      'It keeps the evenings pleasant.',
      'You eat late because you were chatting, and somebody always knows of a thing to go and see on Sunday.',
      "When one of you has really been hurt it's told as an anecdote, and the other, out of sheer good manners, laughs.",
    ],
  },
  Scorpio: {
    plain: [
      "You get rid of a feeling by talking about it and {partner} keeps it until it's safe (your Moon in Gemini, theirs in Scorpio).",
      "You take some of the weight out of their days, and they take you seriously in a way that's new to you.",
      'But you ask too lightly and they answer too late, and a joke at the wrong moment can close the subject for a week.',
    ],
    says: [
      'When you ask {partner} what\'s up you get "nothing," and you cheerfully believe it.',
      "With your Moon in Gemini and theirs in Scorpio, you talk to find out how you feel, while they know precisely and aren't about to say.",
      "They'd like you to ask a second time.",
      "It goes best late and in the dark, without a phone, when there's nothing else to be curious about.",
    ],
  },
  Sagittarius: {
    plain: [
      'Bad moods bore you and feel like a trap to {partner}, so both of you look for the next thing (your Moon in Gemini, theirs in Sagittarius).',
      "There's always something to talk about and somewhere to go.",
      'Neither is good at staying with what hurts, and it comes back in the form of irritation about small things.',
    ],
    says: [
      "Nobody's home much, and you both like it when the other one comes in with news (your Moon in Gemini, {partner}'s in Sagittarius).",
      'You want details and they want to get to what it means.',
      'A weekend may begin with a breakfast that turns into lunch in another town.',
      "When you're low they tell you that it'll look different on Monday, and you'd like somebody to be interested in how it looks now.",
    ],
  },
  Capricorn: {
    plain: [
      "You tell the whole day as soon as it's over, and {partner} handles a hard one alone (your Moon in Gemini, theirs in Capricorn).",
      'They like having talk going on nearby, and you are glad that somebody is calm.',
      "You ask how it was and get one word, which isn't coldness, since for them a day is over only when the work is.",
    ],
    says: [
      "You process out loud, from the moment you're in, and {partner} is waiting for the part that calls for action.",
      'Your Moon in Gemini only wants company for its thoughts, while theirs in Capricorn believes that anybody who brings up a problem would like it taken care of.',
      "They don't say much about themselves.",
      "If you want to know how they are, ask while they're fixing something, and ask about the thing.",
    ],
  },
  Aquarius: {
    plain: [
      'Talking helps you, thinking helps {partner}, and neither of you likes a scene (your Moon in Gemini, theirs in Aquarius).',
      "It's an easy life together, with a lot of room in it.",
      'You want more contact during the day than they do, and when they go quiet you should know that it usually has nothing to do with you.',
    ],
    says: [
      "You can be in separate rooms all evening, sending each other articles, and say later how good it was to spend some time together (your Moon in Gemini, {partner}'s in Aquarius).",
      'Neither of you is soothed by being fussed over.',
      'A funny observation does it.',
      'They can vanish into themselves for a day or two without anything being the matter, and it suits you so long as somebody answers by about the third link.',
    ],
  },
  Pisces: {
    plain: [
      'You want to know what the matter is, and {partner} knows it only as a mood (your Moon in Gemini, theirs in Pisces).',
      'You can make them laugh when nothing else works.',
      "They feel a good deal that you don't notice, and your questions come too fast for an answer, so it helps when you ask once and then wait.",
    ],
    says: [
      "What {partner} needs after a hard day is for no one to ask anything, and you've got nineteen questions.",
      'Your Moon in Gemini finds its feet by talking, and theirs in Pisces by staring at the fish in a video.',
      'You do cheer them up.',
      "It works best sideways, if you wander in and tell them about something completely different, and after a while you'll notice that their feet are in your lap.",
    ],
  },
}
