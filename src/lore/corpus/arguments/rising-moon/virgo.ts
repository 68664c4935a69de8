import type { Argument } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const virgoRisingWithMoon: Record<Sign, Argument> = {
  Aries: {
    opening: [
      'You spend six weeks researching a vacuum cleaner, and then you cut your own hair at midnight.',
      "People know about the research, and when they've got a decision to make they send you the options and wait for your notes (Virgo rising).",
      "But your Moon in Aries doesn't read reviews, and when it's unhappy it has to change something before the feeling will let go.",
      'Nothing you do in daylight would prepare anyone for the back of your head.',
    ],
    turn: "You check everything that doesn't matter much, and what matters most you do in four minutes without asking anyone.",
    task: [
      'When the midnight mood comes, do something drastic that can be put back, such as moving all the furniture in one room.',
      "Anything else can wait for daylight and a friend's opinion.",
      "Your friends send you their decisions before they make them, and they'd be touched to be sent one of yours.",
    ],
  },
  Taurus: {
    opening: [
      "Because you're the sensible one, hardly anyone knows how well you live.",
      'In public you bring your own sandwich and take the stairs (Virgo rising).',
      "Your Moon in Taurus can't be happy with anything scratchy or cheap near its skin, so your sheets cost more than your shoes.",
      'For your birthday people give you useful things, and you thank them nicely, while you think about the good chocolate that you keep behind the oatmeal where nobody will look.',
    ],
    turn: 'People see you living modestly, and you keep the comfortable half where no one can call it extravagant.',
    task: [
      'Bring out something good this month and share it on an ordinary day, without saying what it cost or why it was sensible.',
      'Have some yourself.',
      "The friends who've been giving you dish towels will finally know what you like.",
    ],
  },
  Gemini: {
    opening: [
      "Everyone admires your lists, which don't show what it's like inside your head.",
      'People notice the labeled folder, and the answer that comes with a page number (Virgo rising).',
      "It's noisier in there, because your Moon in Gemini can't settle on one subject long enough to finish, and it likes to start a fresh page.",
      "Next to your bed there's a stack of books that you've begun, all of them lying open on their faces, and a fourth copy of the same list.",
    ],
    turn: 'You put everything in order for other people, and your own thoughts go on all night like a radio.',
    task: [
      "Pick one of the books you've left open, and either finish it along with somebody or give it to them unfinished.",
      'Talk about it once, and be done.',
      "There's plenty in that stack that a friend would enjoy, and you've been alone with it.",
    ],
  },
  Cancer: {
    opening: [
      'You mean "I love you," and it comes out as "did you call about the roof."',
      'People know you as helpful and a little dry, someone who notices the fraying strap before it breaks (Virgo rising).',
      'Nobody notices things that closely without feeling, and your Moon in Cancer has half the people you know on its mind from the time it wakes.',
      'You go across town with a spare charger for a friend, hand it over at the curb, and say that you were passing.',
    ],
    turn: 'All your tenderness goes into the errand, and then you act as if it were only an errand.',
    task: [
      "With the next useful thing you bring somebody, add the reason in one sentence, that you were thinking of them, and don't say you were passing.",
      'Wait for the answer.',
      "You've been loving people for years in the form of chargers, and some of them would like to hear it said.",
    ],
  },
  Leo: {
    opening: [
      'You ask to have your name left off, and then you check the program to see if they did it.',
      'From outside you look modest, since you do the hard part early and point to someone else when the thanks come around (Virgo rising).',
      'Your Moon in Leo wanted those thanks, and it hears every one of them go to somebody else.',
      "You don't tell anyone that you're hurt, and the only sign is that you're twice as helpful the week after.",
    ],
    turn: 'You make yourself so useful that nobody thinks to praise you, though you were hoping that they would.',
    task: [
      'When something you worked on comes up this month, say "I made that" and nothing else, and let people look at it.',
      "Don't point out what's wrong with it.",
      'People would like to thank the right person, and somebody who admired the work will finally know whose name belongs in the program.',
    ],
  },
  Virgo: {
    opening: [
      'You correct everyone kindly, and yourself without mercy.',
      "Other people get your help before they've asked, along with the truth about the third paragraph, in a gentle voice (Virgo rising).",
      "At home it goes on, because your Moon in Virgo rests only when a thing is right, and it's hardest on you on the days when you did well.",
      "You'll straighten a picture in someone else's hall on the way to being hugged.",
    ],
    turn: 'You correct other people for an hour in a kind voice, and yourself all day in a sharper one.',
    task: [
      "Leave one thing crooked this month that only you would see, and choose something you'll pass every day.",
      'By the third week you may have stopped correcting it in your head.',
      'If people see that you can walk past a crooked picture, they can stop checking their hair when you come in.',
    ],
  },
  Libra: {
    opening: [
      "You see at once what's wrong with a thing, and hope that somebody else will say so.",
      "People know that you've got a good eye, so they show you the poem or the new apartment and watch your face (Virgo rising).",
      "Your Moon in Libra wants to please them, and it quickly finds something nice to say that's also true.",
      'Then you go home with a misplaced comma on your mind, and it bothers you for days.',
    ],
    turn: "You've noticed everything and you've mentioned what was lovely, and the rest keeps you up at night.",
    task: [
      "Ask the next person who shows you something whether they'd like to be pleased or helped, in those words.",
      'Give them what they ask for and no more.',
      "They can see that you're thinking something, and the ones who want help would be glad to hear about that comma.",
    ],
  },
  Scorpio: {
    opening: [
      "The more you fuss about small things, the bigger the thing you aren't talking about.",
      "Around other people you're brisk and useful and concerned about the parking, and they assume that's all that's on your mind (Virgo rising).",
      "Your Moon in Scorpio has been thinking for weeks about one question and one person, and it hasn't told anybody.",
      "A friend sees you line up the silverware a second time, and thinks you're worried about the guests.",
    ],
    turn: "While you straighten whatever's in front of you, you're thinking about something that you haven't mentioned to anyone.",
    task: [
      "When you catch yourself fussing this month, admit to yourself what it's really about, and later tell some of it to a person you trust.",
      "You don't need advice.",
      "The friend who's been hearing about the parking has been ready for a while to hear the rest.",
    ],
  },
  Sagittarius: {
    opening: [
      "You plan for everything that could go wrong, and you're happiest when something does.",
      "People who travel with you get bandages and the times of the last bus, and they're thankful (Virgo rising).",
      "They don't know that your Moon in Sagittarius is hoping for a missed connection, because it loves not knowing what comes next.",
      "On the day it goes wrong, you're the only one in the group who's singing.",
    ],
    turn: 'You take great trouble to prevent surprises, and nothing does you as much good as a surprise.',
    task: [
      'Plan half of a day this month as well as you can, and leave the other half with nothing in it, not even a list of options.',
      'Bring somebody who likes your plans.',
      'The people who feel safe with your plans would enjoy finding out what makes you sing.',
    ],
  },
  Capricorn: {
    opening: [
      "You come in to help, and by the end you're running the place.",
      'All anyone sees at first is service, with the notes taken and no wish for a title (Virgo rising).',
      "But your Moon in Capricorn can't relax in anything that isn't being run well, and it would sooner do everything than depend on somebody who might forget.",
      "In time the group finds that it can't decide anything when you're away, and nobody can say when that was agreed.",
    ],
    turn: "You came in to lend a hand, but you can't feel easy until you've got all of it.",
    task: [
      "Hand one job over this month to a person who'll do it differently, and leave out the page of tips.",
      'If something goes missing, let them find it.',
      "It's an honor to be trusted with something that could go wrong, and the person who gets the job will learn that you came to help.",
    ],
  },
  Aquarius: {
    opening: [
      "You know everyone's allergies, and hardly anyone has been to your place.",
      'People find you attentive, even devoted, since you remember which knee it was and bring the right kind of milk (Virgo rising).',
      'But your Moon in Aquarius cares for people widely and calmly, and gets uneasy when one of them wants to care back.',
      "A stranger can have two hours of your evening for a résumé, and can't get you to come to the dinner that was meant to thank you.",
    ],
    turn: "You come very close when people need help, but you're gone before they can do anything for you.",
    task: [
      "Accept one thank-you this month in the form it's offered, and if that's a dinner, stay until it's finished.",
      'Let them ask you something.',
      'People would like to know something about you too, and they could start with your allergies.',
    ],
  },
  Pisces: {
    opening: [
      'The tidier your place is, the worse you feel.',
      'To anyone who drops in, you look like someone on top of things, with the counters clear and the spices in order (Virgo rising).',
      'You do it to keep your head above water, because your Moon in Pisces takes in sadness from every side and needs one thing that it can put straight.',
      'People congratulate you on the labels in the same week that an insurance commercial makes you cry.',
    ],
    turn: "You keep a firm hand on everything that can be sorted, because so much of what you feel can't be.",
    task: [
      'On an evening that makes you want to relabel something, leave the spices alone and sit with the mood for the length of one record.',
      'Tell a friend about it the next day.',
      "They may take a tidy kitchen for a good sign, and the next time they see one they'll know to ask how you are.",
    ],
  },
}
