import type { Argument } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const cancerSunWithMoon: Record<Sign, Argument> = {
  Aries: {
    opening: [
      'The more you worry about people, the louder you get.',
      "Looking after the ones you love is what your life is about, and you'd know any of them by their footsteps (your Sun in Cancer).",
      'But your Moon in Aries turns fear into anger, and the anger comes out first.',
      'When somebody you love gets home at one instead of eleven, the person who meets them has been crying, and is now shouting.',
    ],
    turn: 'You worry about people lovingly for hours, and when they finally walk in, what they get is your temper.',
    task: [
      'Agree with one of your people this month on a short text that means "late and fine."',
      "When you're the one who's out, send it too.",
      "They know that you shout because you were worried, and they'd be glad to come home to a quiet hello.",
    ],
  },
  Taurus: {
    opening: [
      'You make everyone so comfortable that no one asks what else you want.',
      "To be the place that people come home to is a real ambition, and you've worked at it (your Sun in Cancer).",
      'Your Moon in Taurus likes it there and would rather not hear about anything else, so a wish that leads outside gets talked out of it.',
      "You can name everyone's plans for the next five years, and yours may be a course you looked into once and never mentioned.",
    ],
    turn: 'Everything you love is close by, and that has made it easy never to try for anything farther off.',
    task: [
      'Take one step this month on something you once wanted and put aside, as small as a call to ask what it costs.',
      'Make it before anybody needs dinner.',
      "The people you've made so comfortable would be thrilled to hear that you want something, and they can cook.",
    ],
  },
  Gemini: {
    opening: [
      'A secret is safe with you until it becomes a good story.',
      'You like to be the one who holds a family or a circle of friends together, and people tell you everything (your Sun in Cancer).',
      "Your Moon in Gemini, though, feels close to people by passing things on, and at the end of a hard day that's how it relaxes.",
      'You say "you didn\'t hear this from me," with a really pained expression, and four people have now heard it from you.',
    ],
    turn: "You'd do anything to protect the people you love, and you calm yourself down by talking about them.",
    task: [
      "Before you pass on the next thing you've been told, call the person it belongs to and ask if you may.",
      'Either way, you get to talk about it.',
      'Some of them will say yes, and all of them will know that the rest of their secrets are safe with you.',
    ],
  },
  Cancer: {
    opening: [
      "You take such good care of people that you can't tell who'd come anyway.",
      'Caring for others is your pride, and in return they let you into everything (your Sun in Cancer).',
      "When you feel bad yourself, you handle it by caring for somebody else, because your Moon in Cancer knows no other comfort, and so you're never off duty.",
      "There's so much food on the table that nobody notices you haven't sat down.",
    ],
    turn: "You want to be needed, and you need to be sure of people, and you've made both depend on feeding them.",
    task: [
      'Have people over this month and let them bring everything, and sit down when they do.',
      'The first twenty minutes will be the hardest.',
      "Somebody among them may want to take care of you, and can't get near the stove.",
    ],
  },
  Leo: {
    opening: [
      'You insist on staying in the background, and from there you listen for the applause.',
      'It really does please you to see other people fed and doing well, and you ask for no credit (your Sun in Cancer).',
      "But your Moon in Leo would like the credit, and it's been hoping that somebody will come and get you.",
      "You cook for a party for three days, you spend the evening in the kitchen, and under the apron you're wearing something new.",
    ],
    turn: 'You arrange for everyone else to shine, and you stay in the kitchen hoping to be sent for.',
    task: [
      'At the next thing you put on, hand the last hour of work to somebody else, and be out there without an apron when the first guest arrives.',
      'Wear the new thing.',
      "It's awkward to applaud a person who stays in the background, and your guests have been wanting to raise a glass to you.",
    ],
  },
  Virgo: {
    opening: [
      'The people you love are very well looked after, and slightly corrected.',
      'You live for the people in your care, and you can tell from the next room that one of them is cold (your Sun in Cancer).',
      "But when your Moon in Virgo comes in with the sweater, it sees what they're eating and how they're sitting, and it can't be easy until it's said so.",
      "In one minute they've been tucked in and told to sit up.",
    ],
    turn: 'You tell people to come just as they are, but when they come you notice what could be better.',
    task: [
      "For one visit this month, let everything you notice go unmentioned, and just enjoy the person who's there.",
      "Count the things you didn't say, if it helps.",
      'They may wait for the correction all evening, and it will be a lovely surprise to have only been looked after.',
    ],
  },
  Libra: {
    opening: [
      "You take your people's side at once, and an hour later you see the other side.",
      "When someone hurts a person you love, they've hurt you, and you don't stop to ask who was right (your Sun in Cancer).",
      "But your Moon in Libra can't rest after an unfair judgment, and it starts to think of what the other person would say.",
      "A cousin calls to be told that she's right, and you tell her so, and then there's a small, honest pause.",
    ],
    turn: "You're loyal right away and fair a little later, and people notice the moment when you change over.",
    task: [
      'The next time one of your people needs you on their side, wait a full day before you bring up the other one.',
      "Then ask if they'd like to hear it.",
      "Your cousin has plenty of friends who'll agree with her, and very few who'd still be worth asking the next day.",
    ],
  },
  Scorpio: {
    opening: [
      'You never forget a kindness, or the other thing either.',
      "Belonging means everything to you, and the people you take in are better cared for than they'd be almost anywhere (your Sun in Cancer).",
      "But your Moon in Scorpio goes on testing them, and what it decides about a person doesn't change.",
      'Somebody who once let you down can go on having dinner with you without ever being told anything that matters.',
    ],
    turn: 'You take people in for life, and for the rest of their lives you keep an eye on them.',
    task: [
      'Think of one person you stopped confiding in a long time ago, and this month tell them something that matters to you.',
      "You don't have to announce that it's over.",
      "They may come to dinner every month without knowing what they did, and they'd be very glad to be forgiven for it.",
    ],
  },
  Sagittarius: {
    opening: [
      "You'd protect the people you love from everything except your opinion.",
      'To keep them safe and comfortable is the point of most of what you do (your Sun in Cancer).',
      'But your Moon in Sagittarius needs to be able to say what it thinks, and it believes that the truth is good for everyone.',
      "So a friend has had a terrible week, you've made her favorite noodles and put a blanket on her, and now you're explaining what she did wrong.",
    ],
    turn: 'You comfort people sincerely, and in the same hour you tell them what you think.',
    task: [
      "When somebody comes to you after a bad week, ask if they'd like comfort or an opinion, and give them only the one they choose.",
      'You may find it hard to keep the other one in.',
      "They come to you because you've got both, and on some nights all they can use is the blanket and the noodles.",
    ],
  },
  Capricorn: {
    opening: [
      'The people you do everything for hardly ever get to see you.',
      'Providing is how you love, by taking the extra shift or seeing to things before anyone else has thought of them (your Sun in Cancer).',
      'Your Moon in Capricorn has its reasons for that too, because it feels that it has to earn a rest before it can sit down with anyone.',
      "By the time you've earned it, everyone's asleep, and you stand there in the dark, having provided.",
    ],
    turn: "You work so that everyone can be warm and together, and you're usually in the other room working.",
    task: [
      'Be there one evening this month at the hour when nothing gets done, without a list or a plan for later.',
      "If you feel useless, it's going well.",
      "The people you do it for would give up a good deal of it to have you there while they're still awake.",
    ],
  },
  Aquarius: {
    opening: [
      'You work hard to bring everyone together, and then you stand at the edge and take the pictures.',
      'It matters to you to have all your people in one place, more than it seems to matter to them (your Sun in Cancer).',
      "But once they're there, your Moon in Aquarius feels a bit like a visitor, because so much closeness at once is hard on it.",
      "Afterward you've got four hundred pictures of people you adore, and you're in two of them.",
    ],
    turn: 'You spend months getting everyone together, and when they come you need something to hold between you and them.',
    task: [
      'At the next gathering, give your phone to somebody else for an hour and stand in the middle of the group.',
      "You're allowed to look as uncomfortable as you feel.",
      "Years from now somebody will want to see who brought them all together, and you'll be in the picture.",
    ],
  },
  Pisces: {
    opening: [
      "You can't hear a sad story without offering it your couch.",
      "Taking people in is what you were made for, and you're proud of the extra blankets (your Sun in Cancer).",
      "No cooler side of you asks how long they're staying, because your Moon in Pisces is lying awake with their troubles.",
      "A friend who came for one weekend in April may still be there in July, and by then you've both forgotten that it was ever supposed to end.",
    ],
    turn: 'You let people in out of love, and no other side of you would ever ask them to go.',
    task: [
      'Before the next person gets your couch, or your evenings, tell them how long they can have it, and tell a friend as well.',
      "The friend's job is to ask you about it.",
      'A sad person does better with a date to aim for, and the next one will find the couch free and you with something left to give.',
    ],
  },
}
