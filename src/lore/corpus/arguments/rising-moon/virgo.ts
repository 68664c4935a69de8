import type { Argument } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const virgoRising: Record<Sign, Argument> = {
  Aries: {
    opening: [
      'For six weeks you research a vacuum cleaner, and then you cut your own hair at midnight.',
      'The research is what gets around, and people with a decision to make send you the options and wait for your notes (Virgo rising).',
      "But your Moon in Aries doesn't read reviews, and when it's unhappy it has to change something before the feeling will let go.",
      'Nothing you do in daylight would prepare anyone for the back of your head the next morning.',
    ],
    turn: "You check everything that doesn't matter much, and what matters most gets done in four minutes with no notes at all.",
    task: [
      'When the midnight mood arrives, do something drastic that grows back by itself, such as moving every piece of furniture in one room.',
      'Leave the rest for daylight and a second pair of eyes.',
      "Your friends send you their decisions before they make them, and they'd be touched to be sent one of yours.",
    ],
  },
  Taurus: {
    opening: [
      'Hardly anyone would guess how well you live.',
      "In public you're the sensible one who packed a sandwich and took the stairs (Virgo rising).",
      "Your Moon in Taurus can't be happy among ugly textures and knows to the ounce what it likes, so your sheets cost more than your shoes.",
      "People bring you useful presents, and you thank them, in a voice that's thinking of the good chocolate at the back of the closet.",
    ],
    turn: "The modest life is the one you show, while the comfortable one is kept where it can't be called extravagant.",
    task: [
      "Bring some of the good stuff out this month and share it on a day that doesn't call for it, without saying what it cost or why it was sensible.",
      'Have some yourself.',
      "Those who've been giving you dish towels will finally know what to get.",
    ],
  },
  Gemini: {
    opening: [
      "Your lists are famous, and you've got four of the same one.",
      'What gets noticed is the labeled folder, along with the answer that arrives with a page number (Virgo rising).',
      "Inside it's much noisier, because your Moon in Gemini can't settle on one subject long enough to feel done with it, and it takes comfort in starting a fresh page.",
      'Next to the folder is a stack of nine books, every one of them open, lying on its face.',
    ],
    turn: 'You put the whole world in order for other people, while your own mind goes on like a waiting room.',
    task: [
      "Pick one of the nine books, or whatever's open at your place, and either finish it with somebody or give it to them unfinished.",
      'Talk about it once and close it.',
      "There's plenty in that stack that a friend would enjoy, and you've been alone in the waiting room with it.",
    ],
  },
  Cancer: {
    opening: [
      'You mean "I love you," and it comes out as "did you call about the roof."',
      'People know you as someone helpful and a little dry, who notices the fraying strap before it breaks (Virgo rising).',
      'Nobody notices anything that closely without feeling, and your Moon in Cancer has half the people you know on its mind from the time it wakes up.',
      'You drive across town with a spare charger for a friend, hand it over at the curb, and say you were passing.',
    ],
    turn: 'All the tenderness goes into the errand, and then you deliver it as if it were only an errand.',
    task: [
      "With the next useful thing you bring somebody, add the reason in one sentence, that you were thinking of them, and don't say you were passing.",
      'Stay at the curb for the answer.',
      'People have been loved by you for years in the form of chargers, and some would like it in writing.',
    ],
  },
  Leo: {
    opening: [
      'You ask to have your name left off, and then you read the program to see if they did it.',
      "It's a modest picture from outside, since you do the hard part early and point to someone else when the thanks come around (Virgo rising).",
      'Your Moon in Leo was in the room for every one of those thanks, and it knew its cue.',
      "Nobody is told that you're hurt, and the proof of it is only that you're twice as helpful the week after.",
    ],
    turn: 'By being so useful you get out of being praised, and being praised is what you were hoping would come of it.',
    task: [
      'When something you worked on is next mentioned, say "I made that" and nothing else, and let it be looked at.',
      "Don't point out the seam.",
      'It spares people from thanking the wrong person, which is embarrassing for everyone except the wrong person.',
    ],
  },
  Virgo: {
    opening: [
      "A critic would be wasted on you, since you're on duty seven days a week.",
      "Other people get help before they've asked and the truth about the third paragraph, in a kind voice (Virgo rising).",
      "At home the same eye goes on working, because your Moon in Virgo rests only when a thing is right, and it's worst on the days when you did well.",
      "You'll straighten a picture in someone else's hall on the way to being hugged.",
    ],
    turn: 'What you do for others by the hour you do to yourself around the clock, and in a sharper tone.',
    task: [
      "Leave one thing unfixed this month that only you would see, and choose something you'll pass every day.",
      'By the third week you may have stopped correcting it in your head.',
      'It would be good news for everyone who comes down your hall, since people who see you let a picture hang crooked can stop checking their hair.',
    ],
  },
  Libra: {
    opening: [
      "You see at once what's wrong with it, and hope that somebody else will say so.",
      'The eye is quick and people know it, so they show you the poem or the new apartment and watch your face (Virgo rising).',
      "Your Moon in Libra wants that face to please, and it hurries in front of what you saw with something nice that's also true.",
      "Then you go home with a comma in your pocket that'll bother you for days.",
    ],
    turn: "You've noticed everything and mentioned what was lovely, and the rest of it keeps you company on the way home.",
    task: [
      "Ask the next person who shows you something whether they'd like to be pleased or helped, in those words.",
      'Give them what they asked for, and no more.',
      'They could see you thinking all along, and the ones who want help would be glad to take that comma off your hands.',
    ],
  },
  Scorpio: {
    opening: [
      "The more you fuss about the small things, the larger the one you aren't mentioning.",
      "Around other people you're brisk and useful and concerned about the parking, and they take that for the whole inventory (Virgo rising).",
      'Your Moon in Scorpio is somewhere else, holding one question about one person as it has for weeks, and telling nobody.',
      "A friend who watches you line up the silverware a second time thinks you're worried about the guests.",
    ],
    turn: "While your hands straighten whatever's in front of them, all of your attention is on something that isn't on the table.",
    task: [
      "When you catch yourself straightening what's already straight, name the large thing to yourself, and later tell some of it to a person you'd leave alone in your house.",
      "It doesn't need an answer.",
      'That friend was ready to hear about more than parking.',
    ],
  },
  Sagittarius: {
    opening: [
      "With something packed for every possibility, you're hoping for the one you didn't think of.",
      'Traveling anywhere with you means bandages and the times of the last bus, for which people are thankful (Virgo rising).',
      "They'd be surprised by what goes on under the plan, where your Moon in Sagittarius is praying for a missed connection, because it's never so happy as when no one knows what comes next.",
      "On the day it goes wrong, you're the only one in the group who's singing.",
    ],
    turn: 'You take such trouble to prevent surprises, but nothing does you as much good as being surprised.',
    task: [
      'Plan half of a day this month as well as only you can, and leave the other half with nothing in it, no list of options either.',
      'Bring somebody who likes your plans.',
      'Anyone who already feels safe with you would enjoy seeing what has you singing when the last bus has gone.',
    ],
  },
  Capricorn: {
    opening: [
      'The assistant tends to be running the place by the end, when the assistant is you.',
      "From outside it's all service, with the minutes taken and no wish for a title (Virgo rising).",
      "Your Moon in Capricorn, meanwhile, can't relax in anything that isn't being run well, and it would sooner carry the whole business than depend on somebody who might forget.",
      "In time the group discovers that it can't decide anything when you're away, and it isn't clear who voted for that.",
    ],
    turn: "You came in to lend a hand, and you can't feel easy until the whole arm is yours.",
    task: [
      "Hand one piece of it over this month to a person who'll do it differently, and leave out the page of tips.",
      'If something goes missing, let them find it.',
      'To be trusted with something that could go wrong is an honor, and a few of them have been waiting for one.',
    ],
  },
  Aquarius: {
    opening: [
      "You know everyone's allergies, but hardly anyone has been to your place.",
      'People find you attentive, even devoted, since you remember which knee it was and bring the right kind of milk (Virgo rising).',
      'But your Moon in Aquarius cares for people widely and calmly, and gets uneasy when one of them wants to care back.',
      "A stranger can have two hours of your evening for a résumé and can't get you to the dinner that was meant to thank you.",
    ],
    turn: "You come so close with your help, and you're gone before it can turn into anything mutual.",
    task: [
      "Accept one thank-you this month in the form it's offered, the dinner or the jar of jam, and stay until it's finished.",
      'Let them ask you something.',
      'The person with the bad knee would like to do some remembering too, and could start with your allergies.',
    ],
  },
  Pisces: {
    opening: [
      'The tidier it gets at your place, the worse you feel.',
      "To anyone dropping in, you're the picture of someone on top of things, with the counters clear and the spices in order (Virgo rising).",
      'Order is your answer to a flood, because your Moon in Pisces takes in sorrow from every side and needs one straight edge to hold on to.',
      'People congratulate you on the labels in the same week that an insurance commercial makes you cry.',
    ],
    turn: "You keep such a firm hand on whatever can be sorted, because so much of what you feel can't be.",
    task: [
      'On some evening that makes you want to relabel something, leave the spices and sit with the mood for the length of one record.',
      'Tell a friend which record.',
      "It'll teach them what your clean counters mean, and the next time they see the labels straight they'll know to ask.",
    ],
  },
}
