import type { Argument } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const geminiSunWithMoon: Record<Sign, Argument> = {
  Aries: {
    opening: [
      'You like to think of everything, but you act on the first thing you thought of.',
      'Life is best, in your view, when there are plenty of people and subjects to choose from (your Sun in Gemini).',
      "Your Moon in Aries, though, can't stand to leave a choice open, and it grabs whatever's closest, hardest of all when it's annoyed.",
      "You can be on the fourth review of a restaurant and notice that you're already inside, ordering.",
    ],
    turn: "You go on collecting reasons for some time after you've gone and done the thing.",
    task: [
      'After your next quick decision, write down the reasons that came to you later, and send them to a friend with that title.',
      'Ask which of them they believe.',
      "Anyone who eats with you has sat through the reviews, and would like to know in advance if you've come to discuss dinner or to have it.",
    ],
  },
  Taurus: {
    opening: [
      "You're interested in everything new, but you don't let much of it into your home.",
      "You pick up ideas from everyone you talk to, including bus drivers, and you're never happier than with a fresh one (your Sun in Gemini).",
      'But your Moon in Taurus wants what it knows, and it takes a change in the brand of coffee personally.',
      "Friends may change how they eat and where they live because of things you tell them, and you've still got the old curtains.",
    ],
    turn: "Your mind is open to anything, but at home nothing's been moved since you got there.",
    task: [
      'Try one of your own ideas at home this month, on one object, for ten days before you decide.',
      'Let a friend who once took your advice choose which.',
      'They changed their coffee because of you, and it would delight them to be there when you taste yours.',
    ],
  },
  Gemini: {
    opening: [
      "You've got an answer to every question, and a second answer that's just as good.",
      "To be quick and know what's going on is nearly all you've ever wanted (your Sun in Gemini).",
      'You rest in the same way, because your Moon in Gemini falls asleep to a podcast and wakes at three in the middle of a thought.',
      "It can be a week before you notice that you're tired, or that you've been sad, because there was always something to read.",
    ],
    turn: "Nothing in you wants the talking to stop, so whatever's quiet in you never gets its turn.",
    task: [
      "Spend an hour this month doing something with your hands, next to somebody who doesn't talk while they work.",
      'When you think of a remark, let it go by.',
      "A friend who's heard all of your answers might like to spend some time with you when you haven't got one.",
    ],
  },
  Cancer: {
    opening: [
      "Knowing half the town is no help when you're waiting for one person to call.",
      "You like to be in the thick of things, and nobody's better at a first conversation (your Sun in Gemini).",
      'But your Moon in Cancer would rather have a fiftieth, in the kitchen, with somebody who knows what you had the last time.',
      'You can be on the phone from lunch until dark, and put it down with the feeling that nobody has called you.',
    ],
    turn: 'You talk to everyone all day, and at night you wonder if any of it was meant for you.',
    task: [
      'Choose three people out of the many this month, and with each of them set a regular time at the same place.',
      'If something livelier comes up, stay with the plan.',
      "They've assumed that you know half the town and have no time for them, and they'd be happy to be wrong.",
    ],
  },
  Leo: {
    opening: [
      'You toss off a clever remark, and then you check whether it landed.',
      "You like things light, and you'd take a witty evening over an important one any day of the year (your Sun in Gemini).",
      "But your Moon in Leo isn't light about it, because each remark is also a present, and it's hurt when one goes unopened.",
      "If people happen to be talking when you say it, you've been known to say it again ten minutes later, a little better.",
    ],
    turn: 'You toss off each joke as though you had a hundred more, and you mind what happens to every one.',
    task: [
      'At one dinner this month, give your best line away, by asking somebody else the question that it would have answered.',
      'Laugh first.',
      'Most people seldom get to be the funny one, and somebody will go home happy because what they said landed.',
    ],
  },
  Virgo: {
    opening: [
      "You hear every rumor first and pass it on last, once you've checked it.",
      "What you enjoy is how everything connects in the end, often through somebody's cousin (your Sun in Gemini).",
      "Your Moon in Virgo, though, doesn't trust the cousin, and it gets a stomachache from a wrong number.",
      "By the time you're sure of the story, everyone's heard it from a person who got two of the facts wrong and had a better time.",
    ],
    turn: "You pick up a story faster than anyone, and you're still checking it when the party's over.",
    task: [
      "Tell one story this month when you've only got two-thirds of it, and say which third is missing.",
      'Let other people guess.',
      "There's often somebody listening who knows the rest, and until now they've never been asked, because you'd always checked it.",
    ],
  },
  Libra: {
    opening: [
      "You can talk about anything with anyone, except about what's wrong between the two of you.",
      "You live on new people and new points of view, and you're happy to argue either side (your Sun in Gemini).",
      "That's only fun until the question concerns you and somebody close, because then your Moon in Libra would rather do laundry.",
      "Nobody who knows you would believe that for lack of words you've been putting off a ten-minute talk since the spring.",
    ],
    turn: "You can find the words for anyone's disagreement except the small ones that you're in.",
    task: [
      "Write down your side of one small disagreement in four lines, and read it aloud to the person it's with.",
      'Ask for four lines back.',
      "They know how brilliantly you talk about other people's quarrels, and they'd give all of that for eight honest lines about this one.",
    ],
  },
  Scorpio: {
    opening: [
      'You know a little about everything and everything about one thing.',
      "On the surface you're easy company, in touch with half the town and never serious for long (your Sun in Gemini).",
      "But your Moon in Scorpio can't put down a thing that has got hold of it, and it does its reading alone.",
      "You tell jokes all evening and leave at ten, and at two you're still up reading about a man who vanished in 1971.",
    ],
    turn: "You can take or leave nearly everything, but then there's one subject that won't leave you alone.",
    task: [
      "Bring the one subject into an easy conversation this month, and tell it as you'd tell any story, from the beginning.",
      'Stop while people still have questions.',
      'Your friends may wonder where you go at ten, and some of them will want to know all about the man who vanished.',
    ],
  },
  Sagittarius: {
    opening: [
      'You go on collecting facts in the hope of something to believe.',
      "You're drawn on by the next odd thing, a footnote or a remark that you overheard on the bus (your Sun in Gemini).",
      "But facts don't satisfy your Moon in Sagittarius, which wants to know what they add up to and whether a person could live by it.",
      'You may have changed your whole philosophy several times, in complete sincerity, by about page thirty of a book.',
    ],
    turn: "You can't stop collecting facts, and what you long for is somebody to tell you what they mean.",
    task: [
      'Go back to one of the books that you loved until page thirty, and read it this month to the end.',
      'Do it along with a person you can argue with about it.',
      "A friend who's seen you finish one will find it easier to believe you the next time you say that it changed everything.",
    ],
  },
  Capricorn: {
    opening: [
      "Within three weeks of taking something up for fun, you've got goals.",
      "Variety is what keeps you young, and you'd rather be asked to juggle than to choose (your Sun in Gemini).",
      "But your Moon in Capricorn wonders what all of it is for, because it doesn't feel safe doing a thing that leads nowhere.",
      "You buy a harmonica as a joke, and by the end of the month there's a practice schedule on the fridge.",
    ],
    turn: "You'll start anything just for fun, but you can't keep it from turning into work.",
    task: [
      'Pick one useless thing this month and keep it useless, by doing it badly with somebody for half an hour.',
      'If you notice yourself getting better, stop for the day.',
      "You're very funny on the first day of the harmonica, and your friends would like more days of that sort.",
    ],
  },
  Aquarius: {
    opening: [
      'People fascinate you, preferably from across the room.',
      'You could watch and quote them all week, and you love introducing them to each other (your Sun in Gemini).',
      'Being close to them is harder, because your Moon in Aquarius likes to observe a feeling from a certain distance, including its own.',
      'When you describe your family at a dinner, everyone laughs, and nobody asks whether you miss them.',
    ],
    turn: 'You talk with everyone and you understand most of them, but you rarely let any of it get close to you.',
    task: [
      "Ask one of the people you describe so well how they'd describe you, and don't be funny until they've finished.",
      'Ask for an example.',
      "They know that they fascinate you, and they'd like to find out whether they could have you on their side of the room.",
    ],
  },
  Pisces: {
    opening: [
      "You can explain a feeling so well that no one notices you're having it.",
      'A good explanation is one of your great pleasures, and you can make nearly anything clear (your Sun in Gemini).',
      "Your Moon in Pisces, though, takes things in without words, and it's usually been sad for hours by the time you hear about it.",
      "You tell five friends cheerfully why moving makes sense, and then you stand in front of an open box and can't see what's in it.",
    ],
    turn: "You can talk all the way around a feeling, and when you've finished it's still there.",
    task: [
      'When you hear yourself explaining something for the third time this month, stop in the middle and say how it feels.',
      "It doesn't matter if the word is wrong.",
      "Your friends have already had the explanation, and any of them would rather be told that you're standing in front of the box.",
    ],
  },
}
