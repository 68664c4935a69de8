import type { AspectQuality, Wording } from '../../../wording.ts'

type MoonPair =
  | 'moon~mercury'
  | 'moon~venus'
  | 'moon~mars'
  | 'moon~jupiter'
  | 'moon~saturn'
  | 'moon~uranus'
  | 'moon~neptune'
  | 'moon~pluto'
  | 'moon~asc'
  | 'moon~mc'

export const moonAspects: Record<MoonPair, Record<AspectQuality, Wording[]>> = {
  'moon~mercury': {
    joined: [
      {
        view: 'habit',
        sentences: [
          'You feel in sentences{ref}.',
          'A mood comes with subtitles, and by evening there is a message to a friend explaining it in three paragraphs.',
          'Sleep on the third; what is left of it in the morning is usually shorter, and was true all along.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          'Who said what, and in which cardigan, stays with you for decades{ref}.',
          "Facts stick by their warmth, so a dull book read on someone's sofa is learned, and a brilliant lecture in a cold hall is gone.",
          'Choose the teacher before the subject.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'friendship',
        sentences: [
          'When someone asks how you are, you can tell them{ref}, in about the time it takes the kettle.',
          'Feeling and word hand things across the counter without spilling.',
          'Friends phone you with a tangle of their own in order to hear, in your mouth, what they meant.',
        ],
      },
      {
        view: 'kitchen',
        sentences: [
          "Lists calm you{ref}: the one on the fridge, with the milk and the dentist and 'call about the heating', is a lullaby with boxes to tick.",
          'On a restless night, write tomorrow down and leave it lying by the bread.',
          'It will keep.',
        ],
      },
    ],
    tense: [
      {
        view: 'quarrel',
        sentences: [
          "Explaining why you aren't upset takes you twenty minutes{ref}, which gives the listener an idea.",
          'The head has filed the matter, the stomach wants it reopened.',
          "Say 'I don't know yet' and take the walk first: your reasons improve once they have had air.",
        ],
      },
      {
        view: 'desk',
        sentences: [
          'You reread the message four times for its tone and miss the question it contained{ref}.',
          'Answer the words first, in one line.',
          'Then, if the tone still pricks, bring it up aloud, because most coldness on a screen turns out to have been thumbs and a bus.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          'At night the conversation plays again, with better lines for you{ref}.',
          'It looks like thinking and it is closer to rocking, and it keeps the pillow warm on both sides.',
          'Keep a notebook there with one rule: a line that has been written down is retired and may not come back tomorrow.',
        ],
      },
    ],
  },

  'moon~venus': {
    joined: [
      {
        view: 'kitchen',
        sentences: [
          'Comfort has to look right{ref}: the good bowl when you eat alone, the cloth ironed for nobody.',
          'You choose people the way you choose blankets, by touch.',
          'Say yes a little later than you would like to, since being soothed by someone is a different thing from knowing them.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          "You notice who hasn't got a drink{ref}, and a minute later they have, with ice.",
          'Affection runs through your hands.',
          'Let it be poured for you as well: sit on the sofa and stay there while somebody else looks for the corkscrew and gets it slightly wrong.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'love',
        sentences: [
          'Being fond of someone makes you easier to live with{ref}: you hum, you peel their orange, you forget the score.',
          'There is little drama in it.',
          'Tell them now and then what you would like, because a contentment this quiet is easily taken for having no wishes.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'Twenty minutes after you check into any hotel room it looks lived in by somebody nice{ref}.',
          'A scarf over the lamp, the ugly picture turned round.',
          "People sit down in such rooms and stay, so keep one corner somewhere that was furnished for no one's ease but yours.",
        ],
      },
    ],
    tense: [
      {
        view: 'love',
        sentences: [
          'You buy the flowers you wished to be given{ref}, and are then a bit short with whoever failed to think of it.',
          'What pleases you and what settles you live at two ends of a long street.',
          'Ask for the flowers, with the name of the shop; it spoils far less than you fear.',
        ],
      },
      {
        view: 'kitchen',
        sentences: [
          'In company you take the small piece; at midnight you are at the fridge with a spoon{ref}.',
          'Being lovely has made you hungry.',
          'Take the portion you want while people are watching, and observe how calmly they go on talking about the roof.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          "A friend cancels kindly, and you answer 'of course, no problem' with a heart and a cold stomach{ref}.",
          'Pleasing and needing have not been introduced.',
          "Add one honest half sentence behind the heart, such as 'I had looked forward to it', and leave it standing there.",
        ],
      },
    ],
  },

  'moon~mars': {
    joined: [
      {
        view: 'quarrel',
        sentences: [
          'Hurt reaches your hands first{ref}: cupboards close loudly, the pan is scrubbed to the metal.',
          'It passes as fast as it came.',
          "Say 'I'm angry, it's about this morning' while you are still holding the sponge, and the crockery can retire from the conversation.",
        ],
      },
      {
        view: 'body',
        sentences: [
          'Someone you love is spoken to sharply, and your chair is back before they have asked for help{ref}.',
          'Rest comes to you only after movement.',
          'Swim, dig, carry the shopping up four floors, and then you are a person one can sit beside.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'habit',
        sentences: [
          'You find out what you feel by what you have started to do{ref}.',
          'Sad, you clean the bicycle; happy, you cook for nine.',
          'It is a quick and honest instrument, and anyone in a bad mood does well to be handed a cloth and allowed to join you.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          "When the neighbor's key breaks in the lock, you are on the landing in socks with a pair of pliers{ref}.",
          'Helping is how you are moved.',
          'Nobody has to thank you twice, but they may have to stop you from going on to repair the hinge.',
        ],
      },
    ],
    tense: [
      {
        view: 'quarrel',
        sentences: [
          'Tired and hungry, you pick the fight that could have been a sandwich{ref}.',
          'Something in you wants to be held and something wants to win, and both reach for the same sentence.',
          'Eat first, then say the smaller of your two complaints, and see whether the larger one still needs to come out.',
        ],
      },
      {
        view: 'love',
        sentences: [
          "The one you love asks what the matter is, and 'nothing' leaves you like a plate put down too hard{ref}.",
          'You want them to guess, and you want them gone.',
          'Agree on a word that means: give me ten minutes, then come and find me.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          'A raised voice two rooms away still tightens your shoulders, or else the voice is yours{ref}.',
          'You learned that warmth has to be defended.',
          'Before you charge, go and look who is shouting, at whom, and whether it could be the football.',
        ],
      },
    ],
  },

  'moon~jupiter': {
    joined: [
      {
        view: 'kitchen',
        sentences: [
          'You cook for six when four are coming, and the fifth and sixth turn up{ref}.',
          'Feeling well makes you want it for everyone, the bus driver included.',
          'Leave one hook in the hall empty on purpose; a full heart, in your case, also fills cupboards.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'Your moods come in a large size{ref}.',
          'A good afternoon is the best of the year, a bad soup is a national matter, and by evening both have been forgiven.',
          'Those who live with you learn to wait an hour; you could learn it with them.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'friendship',
        sentences: [
          'Around you, people admit to being hungry, or lost, or happy{ref}.',
          'You find that normal and shift over to make room.',
          'Faith in others comes to you like appetite, without a reason; spend some of it on yourself when you have decided that you are the exception.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          'Alone in a foreign city, you find the bakery by smell and are greeted there on the third day{ref}.',
          'Your home travels lightly packed.',
          'So when the walls of a week draw close, go and have lunch somewhere unfamiliar; it works faster on you than lying down.',
        ],
      },
    ],
    tense: [
      {
        view: 'habit',
        sentences: [
          'Comfort asks for one cookie, and a larger voice says there is a whole tin and it was a hard week{ref}.',
          'The same two bargain over your spending, your kindness and your bedtime.',
          'Set the number beforehand, on paper, while you are full.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'You invite the whole family, and then sit in the bathroom for ten minutes counting tiles{ref}.',
          'The large gesture is yours and so is the need for a shut door.',
          'Plan the retreat along with the feast: who takes over the grill, and which room is closed to cousins.',
        ],
      },
    ],
  },

  'moon~saturn': {
    joined: [
      {
        view: 'memory',
        sentences: [
          'You were the reliable one, and nobody asked if the backpack was heavy{ref}.',
          'Feelings are still handed in on time, neatly folded, or not at all.',
          'Let one person see them creased, someone slow, and start with something that happened years ago.',
        ],
      },
      {
        view: 'kitchen',
        sentences: [
          'The pantry is full, the batteries are in the box marked batteries, and now you can sleep{ref}.',
          'Care, for you, is maintenance: winter tires, stew in portions.',
          'Tell the people it is meant for, since they may have taken it for tidiness.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'habit',
        sentences: [
          'Moods in you keep regular hours{ref}.',
          'You can be sad in the evening and open the shop in the morning, and neither is a pretense.',
          'People lean on that as on a banister; look about, once in a while, for one of your own.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'The same stretch of shore, the friend from third grade, the mended sweater: what has lasted is what soothes you{ref}.',
          'You give affection in installments and miss none.',
          "When somebody new arrives, tell them the pace, so that they won't read patience as doubt.",
        ],
      },
    ],
    tense: [
      {
        view: 'solitude',
        sentences: [
          'You turn the heating down before you have asked whether anyone is cold, yourself included{ref}.',
          'Needing things feels like being in arrears.',
          'Pick one comfort that serves no purpose, the long bath, the expensive peaches, and put it in the calendar like an appointment with somebody strict.',
        ],
      },
      {
        view: 'love',
        sentences: [
          'When you are low you scrub the stove, and when someone offers a hug you mention the time{ref}.',
          'It is an old economy: ask for little, and little can be refused.',
          'Ask for something small from a person likely to say yes, and again before it feels natural.',
        ],
      },
    ],
  },

  'moon~uranus': {
    joined: [
      {
        view: 'habit',
        sentences: [
          'Calm bores you after about a day and a half{ref}, and you move the bed to the other wall.',
          'What settles other people unsettles you.',
          'Make a home out of changes you choose, a new rug, another way to the station, and the big upheavals will need you less often.',
        ],
      },
      {
        view: 'love',
        sentences: [
          'Closeness suits you with a window open{ref}.',
          'You can weep in front of a stranger on a night train and go blank when your beloved asks how you are.',
          "Warn them that it isn't distance, only weather, and say when you expect to be back.",
        ],
      },
    ],
    harmonious: [
      {
        view: 'friendship',
        sentences: [
          "You can hear 'I'm quitting and moving onto a barge' and ask, with real interest, about the mooring{ref}.",
          "Odd news doesn't alarm you; it wakes you.",
          'The family you chose keeps strange hours and sleeps on mattresses, and everyone in it knows where the key is.',
        ],
      },
      {
        view: 'kitchen',
        sentences: [
          'Recipes are a suggestion to you, and supper may happen on the floor{ref}.',
          'Surprise rests you.',
          'Where routine presses others into shape it only creases you, so keep a few evenings without any plan and defend them from your own good intentions.',
        ],
      },
    ],
    tense: [
      {
        view: 'quarrel',
        sentences: [
          'Just as everyone is finally comfortable, you say the sentence that empties the sofa{ref}.',
          'Peace had begun to feel like a lid.',
          'Learn the feeling that comes a minute before the sentence, it sits in your feet, and take the feet outside.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'Sleep comes in scraps, and one buzz of the phone can rearrange your evening{ref}.',
          'Your nerves keep a lookout posted for sudden changes, also on quiet days.',
          'Relieve it with the same small ritual at the same hour, however silly, until the lookout believes you.',
        ],
      },
    ],
  },

  'moon~neptune': {
    joined: [
      {
        view: 'crowd',
        sentences: [
          "You come home from the supermarket with someone else's sadness and look for its cause in your own day{ref}.",
          'There is hardly a wall between you and a room.',
          'Before you search yourself, ask whose it is, wash your hands slowly, and see what remains.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          'What you remember has better lighting than the event had{ref}.',
          'The kitchen of your childhood smells of oranges, though others recall a radiator.',
          'Keep it, it feeds you; only check with a witness before you ask anyone to apologize.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'solitude',
        sentences: [
          'A rainy window, a record, half a page of a poem: things that weigh nothing restore you in a quarter of an hour{ref}.',
          'Dreams often hand you the answer by the second coffee.',
          'Write it down before you speak to anyone.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'You hear what is missing from a sentence{ref}.',
          "The friend says 'fine', and you bring soup.",
          'It is rarely wrong and never rude; still, let them decline, and trust that the pot on the step has already said what you meant.',
        ],
      },
    ],
    tense: [
      {
        view: 'love',
        sentences: [
          'You forgive before you have been told what happened{ref}, and feel the sting a month later.',
          'Longing did the talking where a question was needed.',
          "Learn one sour little sentence, 'what exactly do you mean', and use it while you are still in love with the answer.",
        ],
      },
      {
        view: 'habit',
        sentences: [
          'The evening dissolves: a series, some scrolling, a bag of something, and it is late and you are no softer{ref}.',
          'You wanted comfort and got a blur.',
          'Name the feeling aloud before you reach for the screen; one word will do, and it halves the dose.',
        ],
      },
    ],
  },

  'moon~pluto': {
    joined: [
      {
        view: 'love',
        sentences: [
          "You don't like people mildly{ref}.",
          'You want to know what they were afraid of at nine and whom they call first, and you can tell by a step on the stairs that something is being kept from you.',
          'Knowing is one thing, being owed another: wait until it is brought.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          'Certain cupboards from your childhood you can open with your eyes shut{ref}, and you know which one was not to be mentioned.',
          'Feelings in you go down to the foundations.',
          'Every few years something there wants clearing; do it with company and good light.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'friendship',
        sentences: [
          'In a crisis your voice goes soft and practical{ref}.',
          "You sit on the edge of the bathtub with the weeping friend and don't look at your watch.",
          'Other people come back worn from such places; you come back oddly rested, and may say so without shame.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'What you are done with leaves completely{ref}: the sweater, the grudge, the name in the phone.',
          'You clear out as others bathe.',
          'Before each bag goes to the curb, let somebody you live with look inside, for they may have been using it.',
        ],
      },
    ],
    tense: [
      {
        view: 'quarrel',
        sentences: [
          'You test a bond by pulling on it, first gently, then with your full weight{ref}.',
          'It holds, and you pull again to be sure.',
          "Tell the person at the other end what you are checking; they will stand more firmly once they know it isn't a tug of war.",
        ],
      },
      {
        view: 'solitude',
        sentences: [
          'A small slight goes underground and works there for a week{ref}; what comes up at last is ten times its size.',
          'Give each hurt a use-by date.',
          'Speak it within two days, in its original dimensions, to the person it concerns and nobody else.',
        ],
      },
    ],
  },

  'moon~asc': {
    joined: [
      {
        view: 'crowd',
        sentences: [
          'Your face reports before you do{ref}.',
          'Babies and strangers with heavy bags come to you by instinct, and a bad mood of yours is felt the whole length of a corridor.',
          'On raw days say so at the door, and the room will stop guessing.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'You enter a place the way one tests bathwater{ref}: elbow first, then slowly the rest.',
          'Where it is warm you are in to the neck within minutes.',
          'Give a cold room a second try on another day; it may only have been the hour.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'crowd',
        sentences: [
          'New people lower their voices around you and mention their mothers{ref}.',
          'You have done nothing except look as if there were time.',
          'It makes you the one who is asked to hold the ticket, the coat, the dog; hold one of them, and hand it back.',
        ],
      },
      {
        view: 'kitchen',
        sentences: [
          'At a party you are found by the dishes with a towel over your shoulder, and the best talk has moved there with you{ref}.',
          'You put people at ease by needing nothing announced.',
          'Come out for the cake; some guests had hoped to meet you properly.',
        ],
      },
    ],
    tense: [
      {
        view: 'crowd',
        sentences: [
          'Jolly on arrival, you look ten minutes later for the pile of coats to sit on{ref}.',
          'What you show and what you need keep missing each other in the hallway.',
          "Give the second one a line at the start: 'I'm happy to be here, I'll be quiet for a bit' is a complete greeting.",
        ],
      },
      {
        view: 'body',
        sentences: [
          'Hungry, cold or moved, you put on your capable face, and so nobody passes the bread{ref}.',
          'It is good acting.',
          "Let a small need show early, while it is easy to grant, and you won't have to leave before dessert for a reason nobody understood.",
        ],
      },
    ],
  },

  'moon~mc': {
    joined: [
      {
        view: 'desk',
        sentences: [
          "People at work bring you what isn't in the job description{ref}: the row with the boss, the wobble before the review.",
          'A team with you in it begins to feel like a table, and word of that gets around.',
          'Have it written into the role, or keep a door that shuts.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'Your moods have an audience{ref}.',
          'Happy in the job, you had the corridor whistling; unhappy, and the whole floor walked on tiptoe.',
          'Choose work with a door at the end of it, and let one trusted colleague know the forecast.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'desk',
        sentences: [
          'A good part of your reputation comes from birthdays remembered and a seat pulled out for the intern{ref}.',
          'You sense what people will want about a week before they ask.',
          'Say the hunch in the meeting; it counts as expertise, whatever it feels like from inside.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'Work that feeds, shelters or calms somebody lies close to you{ref}, and you rise in it without climbing.',
          'Check each offer with your appetite.',
          'If you could eat a proper lunch on the day of the interview, it is a place you can stay in.',
        ],
      },
    ],
    tense: [
      {
        view: 'desk',
        sentences: [
          'The office calls during supper, and the supper goes on in your head during the office{ref}.',
          'Two places believe that you are theirs.',
          'Draw one line that can be seen, a phone left in the hall, shoes you wear only to work, and let both sides watch you cross it.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          'What your family thought a proper job was still sits in on your interviews{ref}.',
          'It wants you safe; the advertisement wants you bold.',
          'Write down whose sentence is whose, thank the first for the meal, and apply anyway.',
        ],
      },
    ],
  },
}
