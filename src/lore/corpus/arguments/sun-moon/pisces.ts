import type { Argument } from '#lore/authored.ts'
import type { Sign } from '#sky/zodiac.ts'

export const piscesSun: Record<Sign, Argument> = {
  Aries: {
    opening: [
      "Anyone can have whatever they like of yours, as long as they don't ask.",
      "To give yourself is what your days are for, and it's done without counting or being told where it's needed (your Sun in Pisces).",
      "Being told is what your Moon in Aries can't take, since a request lands on it as an order.",
      'You can have your shoes half on to go sit up with somebody all night, and then they say "could you," and something in you bristles.',
    ],
    turn: "Offering comes to you as easily as breathing, and at the first tug on the sleeve you'd like to swing around and fight.",
    task: [
      'When someone asks for a thing this month that you\'d gladly have offered, say "let me get back to you," and take an hour to want to.',
      'Then go, shoes and all.',
      "It's a puzzle to people why the kindest person they know growls at a question, and an hour from now they could be asking you freely.",
    ],
  },
  Taurus: {
    opening: [
      'Your dreams are very large, and your comforts are within reach.',
      "What you're after can't be bought or finished, something to do with beauty or mercy, and you've caught sight of it more than once (your Sun in Pisces).",
      'On the way to it your Moon in Taurus finds a pillow.',
      "Since the room's warm by now and the music's right, the great thing goes on shining over your head, and you watch it as other people watch a fire.",
    ],
    turn: 'Your longing goes out past the stars, but your body has found a spot with good cushions and would like it to be there.',
    task: [
      'Bring one piece of the great thing down this month to the size of a table, and work on it for half an hour a day, in the best seat you have.',
      'Snacks are allowed.',
      "Someone who has listened for years to what it'll be like would be moved to be handed even a corner.",
    ],
  },
  Gemini: {
    opening: [
      "What you're after can't be said, and you can't stop talking about it.",
      "It's the feeling behind things that you live for, the one that comes with certain light or a few bars of a song (your Sun in Pisces).",
      'Silence would be the way to it, and silence makes your Moon in Gemini extremely nervous.',
      'At the edge of the water, at the hour you came for, you hear yourself comparing it to nine other lakes.',
    ],
    turn: "You swim out to where there aren't any words, and you've brought along a radio.",
    task: [
      "Agree on ten minutes without a word this month, with somebody who'd like that, in a place worth looking at.",
      'Afterward you can each have ten to tell it.',
      "You do tell it wonderfully, and the person next to you on the shore would like to have seen the thing itself before it's compared.",
    ],
  },
  Cancer: {
    opening: [
      "You'd save the whole world, beginning with lunch for everyone you know.",
      "There's no limit to what you'd like to make better, and you feel that if one person's suffering you haven't finished (your Sun in Pisces).",
      'No limit is set at home, since your Moon in Cancer takes each of them personally and wants to know if they got in safely.',
      "By Sunday you've caught somebody's cold, and you're up writing to ask whether theirs is any better.",
    ],
    turn: 'Pity calls you out and tenderness keeps you there, and between the two nobody has ever told you to sit down.',
    task: [
      'Name three people who are yours to look after this month, and put yourself down as the third.',
      'Wish all the others well from where you sit.',
      "The first two will get twice the care and nobody's lunch will be smaller for it, since the world has a number of other cooks.",
    ],
  },
  Leo: {
    opening: [
      "Giving yourself away is all you ask, and you'd like a receipt.",
      "Self-forgetting is your idea of greatness, and you're truly happy when you've vanished into a piece of music or someone's need (your Sun in Pisces).",
      'Coming up again, your Moon in Leo looks around for who saw.',
      "You can sit up all night with a stranger's sorrow and still hope, around breakfast, that somebody asks why you look tired.",
    ],
    turn: "You'd like to disappear into something larger, and you've left your name where it can be found.",
    task: [
      'Do your next good deed in full view and enjoy it, and take a bow.',
      'Then do a second that no one could trace.',
      "People like to clap for somebody kind, and until now they weren't sure you'd allow it.",
    ],
  },
  Virgo: {
    opening: [
      'Your mercy covers everyone, with one exception.',
      "As you see it, people do what they can, and there's nobody so bad that you couldn't find the hurt behind it (your Sun in Pisces).",
      "The exception goes home with you and is gone through carefully by your Moon in Virgo, which can't fall asleep next to a mistake.",
      'You can explain to a weeping friend that it could have happened to anybody, and spend that night on a spelling error of your own.',
    ],
    turn: "What you'd forgive the whole world before breakfast, you charge to yourself by the item.",
    task: [
      "Write to yourself about the latest item as you'd write to that friend, and mail it.",
      'Read it on the day it comes.',
      "A friend can only half believe that it might happen to anybody as long as you're so plainly not included.",
    ],
  },
  Libra: {
    opening: [
      "Everyone likes you, and between them they've got all of your afternoons.",
      "You'd like to be good for people, the way light and music are, and to ask for nothing (your Sun in Pisces).",
      "The asking is done by them, because your Moon in Libra can't be happy in a room with somebody disappointed, and it says how lovely that sounds.",
      "There may be a boat, or a book of poems, that you've been meaning to get to on the first free one.",
    ],
    turn: "Out of love you'd give everything away, and out of politeness you generally have by noon.",
    task: [
      "Promise one afternoon this month to the boat, or what you've got for a boat, with a named person who'll expect you there.",
      "You've never in your life disappointed someone with a name.",
      "It's the best of you that people are getting none of, and they'd be charmed to have to wait their turn for it.",
    ],
  },
  Scorpio: {
    opening: [
      "You let everything go, but it doesn't go far.",
      "It's in your nature to forgive, and you do it sincerely, with tears, because you can see how small everyone is under the sky (your Sun in Pisces).",
      "Only your Moon in Scorpio hasn't looked at the sky.",
      "It has kept what was done, and years later, when you're in a wonderful mood, you hear a voice very much your own ask whether they ever paid it back.",
    ],
    turn: 'You forgive out loud and in earnest, and underneath it the account stays open.',
    task: [
      "Forgive one thing in installments this month, by telling the person what it cost you before you tell them that it's fine.",
      "If it isn't fine yet, give a date.",
      'The other person can hear the tune you still hum, and would much rather know what it costs to have it stop.',
    ],
  },
  Sagittarius: {
    opening: [
      'You could believe in anything, provided it was far enough away.',
      "You were made for longing, and whatever's perfect or lost or across some ocean has a claim on you (your Sun in Pisces).",
      'Home ought to weigh you down a little, but your Moon in Sagittarius sits in the window seat there, with an atlas.',
      'A friend who only wants to know about Saturday has to ask you twice.',
    ],
    turn: 'What you worship is over the horizon and what consoles you is the road there, so your feet are seldom where your shoes are.',
    task: [
      "Give Saturday this month the treatment that you'd give an island, with a map of four streets and something to discover in each.",
      'Take along the one who asked.',
      "Nobody can compete with what's across an ocean, and a person nearby would settle for being looked at as if they'd taken a boat to get to.",
    ],
  },
  Capricorn: {
    opening: [
      'Your dreams get up at six.',
      "It begins as vision with you, and tears can come to your eyes over something that doesn't exist yet (your Sun in Pisces).",
      "With your Moon in Capricorn you can't rest on a cloud, so by morning it has a budget, and you're carrying the first stones to where you saw it.",
      'Everybody admires the stones, and nobody hears about the tears.',
    ],
    turn: 'You see things like a saint and build them like a contractor, and only the contractor ever meets the public.',
    task: [
      'Tell somebody who helps you, or who just admires you, what the thing looked like on the night you first saw it.',
      'Leave out what it costs.',
      'It would put a spring in the step of everyone who has been carrying stones for you in the dark.',
    ],
  },
  Aquarius: {
    opening: [
      "You feel for everyone, but you'd like to do it from your own apartment.",
      "No one's outside of your sympathy, and you'd call it the point of being here, to be one with whatever breathes (your Sun in Pisces).",
      'Your Moon in Aquarius would call it draining.',
      "It needs a lot of unshared air, and when it's been hugged three times in one day, it starts to think fondly of lighthouse keepers.",
    ],
    turn: 'Your whole aim is to dissolve the line between people, but you need about an acre on your side of it.',
    task: [
      'Give someone you love a set hour of you this month, with the end announced, holding back nothing until then.',
      'Leave on the dot.',
      'An hour with all of you in it beats a day of watching you look at the stairs, and most people would say so.',
    ],
  },
  Pisces: {
    opening: [
      "You can get lost on the way to anything, and it's generally the best part.",
      "What you want doesn't have a shape, and you'd give up a good plan for a certain slant of light (your Sun in Pisces).",
      'Nobody waits at home with a watch, since your Moon in Pisces is comforted by drifting too and only drifts farther after a bad day.',
      "You go out for stamps, and by dusk you've heard a stranger's life story and been right to listen.",
    ],
    turn: 'Your days have no edge and neither have your nights, and the only thing that suffers by it is whatever had a date.',
    task: [
      "Choose the one thing this month that would really hurt somebody if it slipped, and tie it to a person who'll call you an hour before.",
      'Let the rest slip.',
      "The stranger with the story was in luck that day, and there's someone at the other end, without stamps, who'd like to be lucky too.",
    ],
  },
}
