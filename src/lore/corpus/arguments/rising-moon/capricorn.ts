import type { Argument } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const capricornRising: Record<Sign, Argument> = {
  Aries: {
    opening: [
      "You've quit three times since breakfast, all of them in your head.",
      "Composure is what people count on you for, along with being on time and knowing how it's done (Capricorn rising).",
      'Inside the composure your Moon in Aries wants to overturn the table, and the more patient you sound, the nearer it is.',
      'The only evidence is your handwriting, which goes through the paper.',
    ],
    turn: "You've got excellent control and a great deal to control, and people have heard about only one of those.",
    task: [
      'Use up some of the fight where it does no harm, by picking one small wrong this month and objecting to it on the spot, standing up.',
      'A wrong charge on a receipt will do.',
      'Composure is easier to trust in somebody who has been seen to get mad, and the person next to you can quit studying your handwriting.',
    ],
  },
  Taurus: {
    opening: [
      'Your famous discipline is mostly a plan to get back to bed.',
      "From the outside you're all ladder, somebody with goals who's up early and doesn't seem to need much (Capricorn rising).",
      'Your Moon in Taurus needs a great deal, most of it naps and butter, and it only agreed to the early start because the afternoon would be free.',
      "At three o'clock somewhere, somebody's telling somebody else that you never stop, and you're asleep with a book on your chest.",
    ],
    turn: "The world sees you climbing, but it has no idea that what you're climbing toward is a good couch.",
    task: [
      'Admit to a nap this month when someone asks what you did on Sunday, in a normal tone, with the length of it.',
      "Don't put anything productive on either side.",
      "There are people who work far too hard because they think you do, and they'd sleep better for knowing about three o'clock.",
    ],
  },
  Gemini: {
    opening: [
      "You'd never ask, and you'd love to know.",
      'Reserve suits you, and people find you a bit grave and plainly above gossip (Capricorn rising).',
      "You aren't above it in the least, because your Moon in Gemini has to know who moved out and what was in the van, and a day without any news in it tastes of cardboard.",
      "That's how it comes about that you take out the recycling twice on the morning the neighbors are fighting over an aquarium.",
    ],
    turn: "You hold yourself a little apart from everybody, but you'd trade the dignity for ten minutes of details.",
    task: [
      'Ask somebody one plainly nosy question with a straight face, then tell them something of the same sort about yourself.',
      "You'll find that nothing collapses.",
      'For the first time, somebody on your street would get to tell you the one about the aquarium.',
    ],
  },
  Cancer: {
    opening: [
      "You get put in charge so often that nobody thinks to ask whether you've eaten.",
      "You look as though you had (Capricorn rising), and everything about you says that things are under control and feelings can wait until they're done.",
      "At night they've waited long enough, and your Moon in Cancer goes through the apartment turning on small lights, wishing that somebody would come up behind it with a plate.",
      'What it says, if anyone calls, is that it was just about to make something.',
    ],
    turn: 'You stand like someone who takes care of others, but you go home like someone nobody is taking care of.',
    task: [
      "Once this month, when you're asked how you are, answer with a need, a small one, such as a meal that you didn't make.",
      "Accept it on the day it's offered.",
      "All those who've been taking their orders from you would jump at one they could carry in on a plate.",
    ],
  },
  Leo: {
    opening: [
      'You can live for a year on one word of praise, if it comes on time.',
      "You don't seem to work for thanks at all, and compliments get so short an answer that people have given up (Capricorn rising).",
      'Yet your Moon in Leo remembers each of the few it got, down to the room it was said in.',
      'Should the year go by without one, you work a little harder and speak a little less, which looks to everyone like more of the same.',
    ],
    turn: "You're starving with such good posture that it looks to other people like taste.",
    task: [
      'Answer the next compliment with a question, and ask what in particular they liked.',
      'Then stand there and listen to the whole of it, if you can, without looking at the floor.',
      "It'll come as news to people that you can be fed, and there's hardly one of them who hasn't saved up something to say.",
    ],
  },
  Virgo: {
    opening: [
      'The steadiness people rely on is made by hand, every morning.',
      'They hear the dry voice, which never panics, and take it for your nature (Capricorn rising).',
      'You know what went into it, since your Moon in Virgo has been awake from five, running through what might go wrong today and what it may have said wrong yesterday.',
      "The calm is real by nine o'clock, and you'd no more let anyone watch you put it on than your socks.",
    ],
    turn: 'By the time anybody meets you the worrying has been done, so they credit you with never doing any.',
    task: [
      "Let a person who leans on you hear one of the five-o'clock worries at nine, in a single sentence, with your voice as dry as ever.",
      "Ask what they'd do about it.",
      "There's somebody near you who worries just as early and thinks it's only them, and they could use the company at that hour.",
    ],
  },
  Libra: {
    opening: [
      "A decision you've made alone isn't any fun until one person agrees with it.",
      'To the rest you seem self-sufficient to the point of severity, somebody who takes the decision and the blame (Capricorn rising).',
      "But the thing doesn't feel right yet, because your Moon in Libra takes its peace from somebody else's nod, so you bring up what's settled as though it were a question.",
      '"I was thinking of the gray one," you say, with the receipt for the gray one in your pocket.',
    ],
    turn: 'The deciding you can do by yourself, but feeling all right about it takes two.',
    task: [
      'Show the next decision to your one person while it can still be undone, and say that it can.',
      'Let them change something about it.',
      'After so many gray ones, your one person would love to be asked in the store.',
    ],
  },
  Scorpio: {
    opening: [
      'What you call a plan is a passion with a schedule.',
      'People take you for ambitious, or dutiful, since it all gets done in order and you never seem to want anything out loud (Capricorn rising).',
      "They've missed what's driving it, which is your Moon in Scorpio, wanting one or two things in this life past all reason and saying nothing about it.",
      'The calendar, filled in with small square capitals, is as close as you come to a love song.',
    ],
    turn: "Everything about how you work is cool, and what you're working for is anything but.",
    task: [
      'Tell somebody why you\'re doing it, the long project or the standing Thursday, and use the word "want."',
      'Tell them as dryly as you like.',
      'People put their backs into a love song in a way that nobody ever did for a schedule.',
    ],
  },
  Sagittarius: {
    opening: [
      'Nobody expects a person with so much insurance to believe in luck.',
      "Prudence is the whole of your reputation, and it's you they ask to hold the money and to check that the stove is off (Capricorn rising).",
      'Your Moon in Sagittarius would put the money on a horse.',
      "It has never doubted that the big thing is coming, and at the back of the file with the policies there may be a list of places you haven't told anyone about.",
    ],
    turn: 'Half of you is ready for whatever may go wrong, and the other half is packed for a miracle.',
    task: [
      "Take one line from that list, or make one if there's nothing on paper, and find out what it would cost and who'd have to be told.",
      'Then tell one of them.',
      'Anybody can rely on you in a flood, and it would be a thrill to be the person you called about the miracle.',
    ],
  },
  Capricorn: {
    opening: [
      "You'd never treat an employee the way you treat yourself.",
      'Other people get good work out of you and a little dry humor, and you stay until the lights go off (Capricorn rising).',
      "When they've gone home there's no change of shift, because your Moon in Capricorn takes its comfort from things done and looks on a low mood as a form of absence.",
      'A holiday finds you oiling the hinges.',
    ],
    turn: 'Duty is what you show and duty is what you go home to, which leaves very few hours for finding out what you like.',
    task: [
      'Give yourself a day off in writing, with the date, and do nothing on it that could be shown to anyone afterward.',
      "Expect to be bad at it until about two o'clock.",
      "It's hard on people to have a friend who's never off duty, and one of them may know exactly what to do with you after two.",
    ],
  },
  Aquarius: {
    opening: [
      'The person who looks most like the rules has doubts about every one of them.',
      'You dress for the occasion and you know the procedure, so the cautious people in any group turn to you with relief (Capricorn rising).',
      "They wouldn't if they could hear your Moon in Aquarius, which sits through the ceremony thinking how it might be run without a chairman, and which has never felt altogether related to anybody.",
      'Your hand goes up for the motion, in a good gray sleeve.',
    ],
    turn: 'Everyone sees somebody who has always belonged here, while you feel like a polite visitor taking notes.',
    task: [
      'Say one of your odd opinions this month in the most respectable place you go, in your usual tone.',
      "It'll take them a moment to be sure they heard it.",
      "In every such place there's somebody else who feels like a visitor, and from that gray sleeve it'll sound like permission.",
    ],
  },
  Pisces: {
    opening: [
      'You keep to a schedule so that nobody asks where you go in between.',
      "People know your whereabouts at ten and what you'll have finished by noon, and they think of you as solid rock (Capricorn rising).",
      "Between the entries your Moon in Pisces slips off, to the bench behind the library or forty minutes of a piano piece, and it comes back damp around the eyes and can't say from where.",
      "You're never late, which is how you've kept it quiet.",
    ],
    turn: 'Your whole day can be accounted for apart from the gaps, and the gaps are what you live on.',
    task: [
      'Write one of the gaps on the calendar in ink this month, under its real name, for twice its usual length.',
      'Invite someone to the last ten minutes.',
      "There's room on that bench for somebody who had you down as solid rock.",
    ],
  },
}
