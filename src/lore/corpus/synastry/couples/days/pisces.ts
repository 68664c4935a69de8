import type { PairParagraphs } from '#lore/authored.ts'

export const piscesDays: PairParagraphs = {
  Aries: {
    plain: [
      '{partner} needs something to do with a feeling, and you need to be left alone with one (your Moon in Pisces, theirs in Aries).',
      'When they come in upset, you have it too within five minutes, and then there are two.',
      'They can get you moving on a morning when nothing else would.',
      "You're the one who notices what's underneath when they're angry, which is usually that somebody hurt their feelings.",
    ],
    says: [
      '{partner} wakes you by being awake.',
      'Your Moon in Pisces comes back from sleep as if from overseas, and theirs in Aries has already been to the store.',
      'They fight their way through a bad day, and you sink to the bottom of yours and wait there for the light to change.',
      "They can't stand to see it, so they stand over you with suggestions, and it's the standing there that helps.",
    ],
  },
  Taurus: {
    plain: [
      '{partner} stays the same from day to day, and you change with the weather of everybody nearby (your Moon in Pisces, theirs in Taurus).',
      'That makes them a good place to come back to, and you do come back.',
      "You feel what they don't say, and say it for them, rather gently.",
      "What they find hard is that you can't tell what's wrong, and what helps both is to eat something first and not ask.",
    ],
    says: [
      'You can fall asleep anywhere that {partner} is (your Moon in Pisces, theirs in Taurus).',
      "They don't absorb what you feel, but they do keep it company, with a hand on your ankle and a snack.",
      'You forget the time and they never do.',
      "If you're gone a little too long in one of your absences they don't call you back, they start frying onions, and you come in wondering what's for supper.",
    ],
  },
  Gemini: {
    plain: [
      '{partner} wants words for it, and you feel it before there are any (your Moon in Pisces, theirs in Gemini).',
      "When you're sad and can't say why, they offer reasons, one after the other.",
      "None of you fits, and you're grateful for the company all the same.",
      'What they get from you is a kind of quiet in which nothing has to be clever, and what you get is somebody who can make you laugh in the middle of it.',
    ],
    says: [
      "{partner} tells you all of the day, and by the third story you've got a headache that belongs to someone in it.",
      'With your Moon in Pisces and theirs in Gemini, they get rid of things by telling them, and you get them.',
      'Their lightness does lift you up.',
      "They don't mind being asked for quiet, and they even stop, at the end of the sentence.",
    ],
  },
  Cancer: {
    plain: [
      'You and {partner} both take in the mood of everyone you meet, and in the evening you have to get rid of it (your Moon in Pisces, theirs in Cancer).',
      'They do it by looking after somebody, and you do it by drifting off.',
      'It makes them gentle with you, and it makes you gentle with them.',
      'What can happen is that they catch your sadness and you catch it back, until it belongs to nobody, and then something plain helps, such as making supper.',
    ],
    says: [
      "{partner} calls you in to supper as though you'd been out on the water, and in a sense you have (your Moon in Pisces, theirs in Cancer).",
      "You forget yourself, and they're happiest with somebody to gather up.",
      "Each would rather look after the other's hurt than mention their own.",
      "So the one who's really low is usually the one at the stove, asking how the other feels.",
    ],
  },
  Leo: {
    plain: [
      '{partner} needs to be seen, and you see everything (your Moon in Pisces, theirs in Leo).',
      'So you know what they need before it has been asked, and you like to give it.',
      "You're harder to make out, and they may be generous in the wrong direction.",
      "When you go missing for a while, it isn't a comment, and they do best to keep the lights on and the evening warm.",
    ],
    says: [
      '{partner} is at their best with people over, and you feel everything that all those people feel.',
      'With your Moon in Pisces and theirs in Leo, they come out of an evening bigger and you come out of it wrung dry.',
      'You do like how warm it is near them.',
      'But you tend to slip off at the height of things, and they look around for your face because the joke was for you.',
    ],
  },
  Virgo: {
    plain: [
      '{partner} keeps hold of the details, and you keep hold of the mood (your Moon in Pisces, theirs in Virgo).',
      'So they remember the appointment, and you know that somebody ought to be called.',
      "You forget to eat and lose track of the hour, and they see to it that this doesn't happen too often.",
      'It can become rather lopsided, unless they accept comforting, for which you have a gift.',
    ],
    says: [
      "{partner} can't sleep for thinking of what's undone, and you can't get up for having dreamed.",
      'With your Moon in Pisces and theirs in Virgo, they look after you with vitamins and you look after them with forgiveness.',
      'Neither has enough of what they give away.',
      "There's a wet towel on the bed and they say something, and then they see that you'd been drying the neighbor's dog.",
    ],
  },
  Libra: {
    plain: [
      '{partner} wants to please, and you want nobody to be hurt, so nothing unkind gets said for weeks (your Moon in Pisces, theirs in Libra).',
      'What they meant gets lost in all that kindness, and so does what you meant.',
      "You feel that they're putting a good face on it, and they feel that you've gone somewhere.",
      'Neither you nor {partner} can bear to be the one who starts, and the one who does is thanked for it.',
    ],
    says: [
      "You lie on {partner}'s good cushions with your feet up and they try not to mind (your Moon in Pisces, theirs in Libra).",
      "They like pleasant company at the end of the day, and you like company that you don't have to be pleasant for.",
      "When something's in the air, you'd hate to hurt them and they'd hate a scene, so it's generally the plants that get a lot of attention.",
    ],
  },
  Scorpio: {
    plain: [
      "You and {partner} both feel what hasn't been said, and you can spend a whole evening in it (your Moon in Pisces, theirs in Scorpio).",
      'They hold on to a feeling, and you drift along with it.',
      'So they can be the bank to your river, and you can be what softens them.',
      "Both of you keep things back in order not to hurt, and you can both tell, so it doesn't work.",
    ],
    says: [
      "{partner} wants to know exactly what it is you're sad about, and you'd have said the sea (your Moon in Pisces, theirs in Scorpio).",
      "It doesn't need a reason for you.",
      'For them it always has one, and a name.',
      "They come in after you, though, however far down you've gone, and it's a strange comfort in the middle of the night to have someone there who's looking for the culprit.",
    ],
  },
  Sagittarius: {
    plain: [
      '{partner} cheers up by leaving, and you do it by going absent on the spot (your Moon in Pisces, theirs in Sagittarius).',
      "You take on whatever mood they come in with, and on a good day that's wonderful.",
      "They're honest in a way that can hurt, and don't see it, because you smile.",
      'You both believe that things will turn out, and you need a little longer, with somebody nearby, until that happens.',
    ],
    says: [
      'You need an hour to get over having been among people, and {partner} has invited a few of them back.',
      'Your Moon in Pisces picks up every mood in a place, while theirs in Sagittarius picks up only the good ones.',
      "They'd like you to come out and be cheered.",
      "When you've slipped off to sit on the back steps, though, it's generally they who come out with two plates and don't ask why.",
    ],
  },
  Capricorn: {
    plain: [
      '{partner} puts a feeling away, and you have it in your place (your Moon in Pisces, theirs in Capricorn).',
      "So you're sad on evenings when they come home with a hard face, and neither of you knows whose it is.",
      'They give you something to hold on to, and you give them permission to stop.',
      'What they call being strong can look to you like being far away, and a hand on the shoulder corrects it.',
    ],
    says: [
      '{partner} gets up at six and puts the world in order, and you thank them for it around ten (your Moon in Pisces, theirs in Capricorn).',
      "You've got a use for every kindness, and so do they.",
      "When they go gray and silent you don't ask what's wrong, you put your head on their arm so that they can't type.",
      "They believe that it's you who's being looked after, and it's a good arrangement.",
    ],
  },
  Aquarius: {
    plain: [
      '{partner} steps out of a feeling, and you sink into it (your Moon in Pisces, theirs in Aquarius).',
      "When you cry, they're interested and kind, and a bit too far away.",
      "When they've gone cold, you feel it as though a window had been opened.",
      "You're both gentle, and neither of you wants to own the other, so it's enough if they come one step nearer and you say what it is that's hurting.",
    ],
    says: [
      'Your tears make {partner} extremely thoughtful.',
      "Their Moon in Aquarius steps back in order to see, and yours in Pisces can't feel a thing from farther than a foot away.",
      'You read their distance as sorrow and start comforting them.',
      "It's not quite what was going on, but they do enjoy it, and they've begun to come and find you with a look that says they'd like some more of that.",
    ],
  },
  Pisces: {
    plain: [
      "You and {partner} both pick up whatever is in the room, and soon it's impossible to say which of you brought it in (your Moon in Pisces, theirs in Pisces too).",
      'You forgive each other easily and almost too soon.',
      "On a good day it's like being understood by the air.",
      'On a bad one nobody is steering, and then it helps when either of you gets up and does one ordinary thing.',
    ],
    says: [
      "Someone has to think of the stove (your Moon in Pisces, {partner}'s in Pisces too).",
      'You can have an entire weekend in bed with the rain and one old movie and come out of it cured.',
      'Neither has to explain being tired by people.',
      "You each pick up what the other feels before it's been felt, so some evenings you're both sad, and it turns out to have been the neighbors'.",
    ],
  },
}
