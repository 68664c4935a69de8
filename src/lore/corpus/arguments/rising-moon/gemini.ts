import type { Argument } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const geminiRisingWithMoon: Record<Sign, Argument> = {
  Aries: {
    opening: [
      "You argue six sides of a question, and nobody sees that you've wanted one of them since the start.",
      "It makes for good talk, and people come to you for it, because you'll take up any position that nobody else is using (Gemini rising).",
      "Your Moon in Aries isn't debating, and all it hears in the discussion is a delay.",
      'The fourth person you consult may still be in the middle of a sentence when you buy the bicycle.',
    ],
    turn: "You discuss everything from all sides, and then you do the one thing you'd have done without a word.",
    task: [
      "When you go around asking for opinions, begin by naming the answer you're hoping for.",
      'Then ask what could be wrong with it, and let the other person reach the end.',
      "It's more fun to argue with a person who says what they want, and a friend might save you from the bicycle.",
    ],
  },
  Taurus: {
    opening: [
      "For all your new ideas, you'd be happy to live exactly as you did ten years ago.",
      'A conversation with you covers a lot of ground, from a new way to cook rice to a town in Sicily where people are buying ruins (Gemini rising).',
      'At home your Moon in Taurus goes on as before, with the same soap on the same side of the tub.',
      'Friends repaint, or move to the coast, because of things that you mention once and never try.',
    ],
    turn: "Whatever's new goes into your conversation, and the way you live stays as it was.",
    task: [
      "Choose the smallest of the last ten ideas you've recommended to somebody, and live with it for two weeks.",
      'Then tell the person how it went.',
      "Someone is still living with last year's advice, and would love to hear that you're finally trying some.",
    ],
  },
  Gemini: {
    opening: [
      'When something hurts, you tell it so well that nobody notices.',
      "You've got a quick version of yourself for the checkout line and another for old friends, and each has a good story ready (Gemini rising).",
      'Your Moon in Gemini handles a feeling the same way, so at home bad news gets a beginning and a funny middle before it has been felt.',
      "By the third telling you've got the timing right, and you still don't know how you are.",
    ],
    turn: 'You can tell what happened within the hour, but what it did to you has to wait until you stop talking.',
    task: [
      'With the next piece of news that matters, tell it to one person only, leave out whatever would get a laugh, and stop before the ending.',
      'If it gets quiet, let it stay quiet.',
      "A friend who's heard every funny version may be the first to notice that it hurt.",
    ],
  },
  Cancer: {
    opening: [
      "You're very funny about the things that have hurt you.",
      "The week everything broke is one of your best numbers, with voices, and nobody who hears it thinks to ask whether you're all right (Gemini rising).",
      "Then you get home, and your Moon in Cancer hasn't laughed once.",
      'It would like to be asked, and to have somebody in the next room, and it scrolls back through old photos until the people in them seem close by.',
    ],
    turn: "Everyone gets the funny version of your life, and you save the other one for when you're alone.",
    task: [
      'Take one of your funny stories and tell it straight, just this once, to someone who has laughed at it.',
      'Two minutes is enough, and you can do the voices afterward.',
      "The same people who laughed about that week would have come over, if they'd known that it hurt.",
    ],
  },
  Leo: {
    opening: [
      'You ask everyone questions and hope that somebody will ask you one.',
      "You're curious about the dentist's boat and the neighbor's thesis, and people go home feeling more interesting than they came (Gemini rising).",
      "It's generous of you, and all that time your Moon in Leo is waiting for its turn with something it can't wait to tell.",
      'You steer the talk past your own news three times, and each time you leave a little gap in case somebody asks.',
    ],
    turn: 'You keep everyone else in the spotlight with real skill, but it bothers you that it never gets around to you.',
    task: [
      "When somebody asks how you've been, answer for a full minute, with the good news in it, before you ask anything back.",
      'They really did mean the question.',
      "The people you've sent home feeling so interesting owe you a question or two, and they'd be happy to ask them.",
    ],
  },
  Virgo: {
    opening: [
      'What you say lightly at dinner, you look up before bed.',
      'You know a little about everything, and you pass it around, such as how the tunnel was built and who paid for it (Gemini rising).',
      "Your Moon in Virgo doesn't take any fact lightly, and by bedtime it needs to know if that was 1911 or 1913.",
      "Two other people have passed it on and gone to bed, and you're lying awake.",
    ],
    turn: "What you say so easily at eight you're checking at midnight, though nobody else doubted it.",
    task: [
      'For one evening, say how sure you feel along with the fact, a simple "I think" or "I know," and don\'t look it up later.',
      'If somebody corrects you, thank them.',
      'The people who quote you will know which facts to trust, and one of them may have been waiting to tell you about the tunnel.',
    ],
  },
  Libra: {
    opening: [
      "You're good company for nine people at once, and alone you don't know what to do with yourself.",
      "Talk is livelier when you're in it, and you can find the joke that lets two people who disagree both laugh (Gemini rising).",
      "That's what peace means to your Moon in Libra, and with no one to answer it, it can't tell what it thinks.",
      "On an empty Sunday you've called somebody before you've opened the blinds.",
    ],
    turn: "Among other people you're quick and sure of yourself, and alone you keep looking for someone to ask what you think.",
    task: [
      'Settle one thing this month entirely by yourself, something about as big as which class to take, with your phone in another room.',
      "Tell people only when it's done.",
      "Then call somebody on a Sunday when you don't need an answer, and they'll simply have your good company.",
    ],
  },
  Scorpio: {
    opening: [
      "You know everybody's news, and hardly anyone notices that they don't know yours.",
      "People find themselves telling you about their sister's debts within the hour, since you're quick and amused and nothing seems to stay with you (Gemini rising).",
      "All of it stays, because your Moon in Scorpio has a long memory and a strong dislike of being known by people it hasn't tested.",
      "Out on the sidewalk afterward, they find that they couldn't say where you grew up.",
    ],
    turn: "Everyone tells you things and you tell them almost nothing, and hardly anybody notices until you've left.",
    task: [
      "When somebody tells you a thing that was hard to say, tell them one about yourself that's just as hard, before you ask anything else.",
      'You can choose which.',
      'People who give you their news may wonder, out on the sidewalk, whether you liked them.',
    ],
  },
  Sagittarius: {
    opening: [
      "For a person who hates small talk, you're very good at it.",
      "You can keep the weather going for an hour, or somebody's cousin who raises llamas, and everyone has a nice time (Gemini rising).",
      'Meanwhile your Moon in Sagittarius wants to know the point of it, and whether you could spend a year walking across Spain.',
      "The better you do it the worse that gets, so at the liveliest table of the night you're the one who goes outside to look at the sky.",
    ],
    turn: "You're wonderful with what doesn't matter, and it leaves you hungry for one thing that does.",
    task: [
      "In the middle of the next harmless chat, ask somebody the question that's really on your mind, in plain words.",
      'If they look startled, you can go back to the llamas.',
      'Somebody else at the table may hate small talk too, and would be grateful to you for asking about Spain.',
    ],
  },
  Capricorn: {
    opening: [
      'You make your life sound easy, and then you go home and carry it by yourself.',
      'In company the tax papers and the leak turn into jokes, and people come away thinking that your life runs itself (Gemini rising).',
      "It's your Moon in Capricorn that takes care of it all alone, and it would sooner stay up past one than mention that it's tired.",
      'Your friends laugh about the leak over lunch, and none of them has ever offered to hold the ladder.',
    ],
    turn: 'You make your troubles sound like nothing, and then you go home and deal with them alone.',
    task: [
      "Put one line in the funny version that's simply true, such as how long it took you or what comes next.",
      'Then see who asks.',
      "Friends who've laughed about your leak can hold a ladder as well as anyone, and it's flattering to be thought of as useful.",
    ],
  },
  Aquarius: {
    opening: [
      "A stranger can have an hour of you more easily than a friend can have five minutes on how you've been.",
      "With most people you're at ease, since you like to know how things work and you can learn from anyone (Gemini rising).",
      'Warm questions are different, because your Moon in Aquarius wants to look at a feeling by itself before anyone else comes near it.',
      'So you answer with something fascinating about bees.',
    ],
    turn: 'You can talk about anything in the world, but you back away at the moment somebody asks about you.',
    task: [
      "When a friend next asks how you are, say you'll tell them by Sunday, and on Sunday do it, in a message if that's easier.",
      'You can say it from as far away as you like.',
      "Your friend has been told a great deal about bees, and would be happy to find out at last how you've been.",
    ],
  },
  Pisces: {
    opening: [
      "You've got words for everything except what moves you most.",
      'All day they come easily, from the comeback to the right remark at a stiff lunch (Gemini rising).',
      "Then something touches you, such as a song through an open window, and your Moon in Pisces can't find a thing to say about it.",
      "People who were laughing with you a moment ago see you staring into space and think that you're bored with them.",
    ],
    turn: "You can say anything that's clever, but about what really moves you, you go quiet.",
    task: [
      "Send one thing that moved you, such as the song, to a person who'd know why, and don't add a clever remark.",
      'You never have to explain it.',
      "Somebody who's always loved your words will learn what it means when you haven't got any, and can stop thinking that you're bored.",
    ],
  },
}
