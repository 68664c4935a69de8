import type { AspectPoint } from '#sky/aspects.ts'
import type { AspectQuality, Wording } from '../../wording.ts'

/** Your Ascendant, and what it meets in your partner. */
export const ascendantSynastry: Record<AspectPoint, Record<AspectQuality, Wording[]>> = {
  sun: {
    joined: [
      {
        view: 'crowd',
        sentences: [
          'Mistaken for siblings at the ticket desk{ref}: what {partner} is inside resembles what people see when you come in.',
          'It flatters both.',
          'Let them carry the entrance for once, and find out how you walk when nobody is taking you for anyone.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'Your shoulders know when {partner} has entered the room{ref}.',
          'You stand the way that other person feels, upright on good days, and strangers address you as a pair.',
          "Before you answer a 'you two', check what your own feet want.",
        ],
      },
    ],
    harmonious: [
      {
        view: 'friendship',
        sentences: [
          'From the first handshake {partner} took you for somebody worth knowing{ref}.',
          'Your manner, even the hurried one, makes sense there.',
          'Wear the odd jacket to the next lunch, and let yourself be looked at with approval for the length of the soup.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'A walk with {partner} sets your posture right{ref}.',
          'Their sureness has room for your stride, and you come home a little taller than your coat.',
          'Say yes to the invitation for which you would ordinarily have nothing to wear.',
        ],
      },
    ],
    tense: [
      {
        view: 'crowd',
        sentences: [
          'Beside {partner} in a doorway, you are introduced second{ref}.',
          'That confidence throws a long light, and you straighten your collar or make a face.',
          'Arrive ten minutes apart once in a while, and give the room your own hello.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          "'You look tired' was meant kindly, and your chin goes up{ref}.",
          'What {partner} takes for a fact about the day feels like a correction of your whole outline.',
          'Ask to be asked first, and mention how you would like to be greeted.',
        ],
      },
    ],
  },
  moon: {
    joined: [
      {
        view: 'body',
        sentences: [
          "Moods of {partner}'s show on your face before they show on theirs{ref}.",
          'You walk in, and that softer being knows whether to put the kettle on.',
          'Before supper, find out which of the two stomachs the knot belongs to.',
        ],
      },
      {
        view: 'kitchen',
        sentences: [
          'Slippers waited for you on the second visit{ref}.',
          'Your way of coming in feels like home to {partner}, even with wet hair and bags.',
          'Keep a small ritual at the door, shoes here, a question, then the news.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'habit',
        sentences: [
          "Just by turning up, you take a stone out of {partner}'s pocket{ref}.",
          'Your pace suits their tired hours, and no one has to put on a face.',
          'Drop in this week without an occasion, and leave while it is still cozy.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          'Sitting in one room with {partner}, each with a book, restores your looks{ref}.',
          'Their need for quiet lets your face go off duty.',
          'Try it on Sunday, with the phones in the bread box and the good cushions shared out.',
        ],
      },
    ],
    tense: [
      {
        view: 'kitchen',
        sentences: [
          "Your brisk 'good morning' lands on {partner} like cold water{ref}.",
          'They need the dim light, the second cup, and your being so very present is a lot before eight.',
          'Come in softly, hum if you must, and begin with the toast.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          'Some look of yours resembles an old one {partner} was afraid of{ref}, the raised brow perhaps, or the coat kept on.',
          'You mean nothing by it.',
          'Take the coat off when you talk, and ask what was seen.',
        ],
      },
    ],
  },
  mercury: {
    joined: [
      {
        view: 'crowd',
        sentences: [
          'Your face is read aloud{ref}.',
          '{partner} says what it means before you do, often right, always quickly, and people laugh with both of you at the door.',
          'Answer one of those captions with the longer version, in your own time.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          "Half your gestures have become {partner}'s phrases{ref}.",
          'Seeing you sets them talking, about the hat, the walk, the bus that looked at you oddly.',
          'Be silent together at one crossing each day, and watch who starts.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'desk',
        sentences: [
          'Before an interview you try out your entrance on {partner}{ref}.',
          'Their comments are light and to the point, and you leave with a better first sentence.',
          'Return the favor by standing in for the audience at the next talk.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          "Conversation began at the coat rack and hasn't found the exit{ref}.",
          "{partner}'s words come at the speed of your legs, so that walking and talking are one thing.",
          'Keep your best questions for the street, and go on foot.',
        ],
      },
    ],
    tense: [
      {
        view: 'quarrel',
        sentences: [
          'A remark about your haircut, meant as news, stays on you all day{ref}.',
          '{partner} describes quickly, and skin is slow to forget.',
          'Ask for the comment before you leave the mirror, or for none at all until the evening.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'You nod, and {partner} wants it in words{ref}.',
          'What your body has long said, with coat on and keys in hand, is being queried from the sofa.',
          "Say the sentence out loud, 'I'd like to go in five minutes', and sit down for those five.",
        ],
      },
    ],
  },
  venus: {
    joined: [
      {
        view: 'love',
        sentences: [
          'Being looked at by {partner} is like a good mirror in a warm hallway{ref}.',
          'You dress with less doubt and smile before the camera is ready.',
          'Take the compliment in full, without explaining that the sweater is old.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          "Under {partner}'s eye you become the best-looking version of late{ref}.",
          'Whatever you put on is found charming.',
          'Once this week appear as you really woke up, and notice that the welcome stays as warm as it was.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'friendship',
        sentences: [
          'Small pleasures come to you by way of {partner}{ref}: the seat by the window, the scarf that does something for your skin.',
          'You are easy to be nice to.',
          'Show which of these attentions you enjoy most, and wear the scarf.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'For a haircut, a suit, a pair of glasses, take {partner} along{ref}.',
          'They like how you are built and choose for that person, not for a poster.',
          'Let yourself be spoiled for one afternoon, and pay for the cake.',
        ],
      },
    ],
    tense: [
      {
        view: 'love',
        sentences: [
          'Liked for how you might look, you feel a bit overlooked as you are{ref}.',
          "{partner}'s idea of lovely has sleeves where you have none.",
          'Say cheerfully which parts of your style are not up for sale, and take one suggestion from the rest.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          'Frankness is how you enter a room, and {partner} would have it upholstered{ref}.',
          'A glance tells you that the joke came too soon.',
          'Leave the first five minutes to their manners, and have the sixth for yourself.',
        ],
      },
    ],
  },
  mars: {
    joined: [
      {
        view: 'body',
        sentences: [
          'One tap from {partner} on your shoulder and you are already moving{ref}.',
          'Their drive goes straight into your legs, for better and for blisters.',
          'Check at the corner whether you are running because you want to, and slow down out loud if not.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'Beside {partner} you look ready for anything{ref}, and people make room.',
          'That heat paints a color on your cheeks which may be courage or the wish to be elsewhere.',
          'Find out on the stairs, before the door opens.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'friendship',
        sentences: [
          'Someone to shove you into the lake, kindly, is what {partner} is{ref}.',
          'You get going sooner and your body thanks you by noon.',
          'Agree on a standing hour for something with sneakers, and go even when the sky looks undecided.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'Moving day, bake sale, a booth at the trade fair{ref}: {partner} lifts what you point at, and your presence draws the helpers.',
          'Effort has a face that way, and the face has arms.',
          'Plan the next one together over fries.',
        ],
      },
    ],
    tense: [
      {
        view: 'quarrel',
        sentences: [
          'A finger drumming on the doorframe makes you slower{ref}.',
          '{partner} is ready, has been ready, and you lace the second shoe with great care.',
          'Say how many minutes you need, make it a true number, and let them start the car.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'Wrestling for fun stops being fun half a second earlier for you{ref}.',
          "{partner}'s touch comes with more force than your skin expects, in jokes as in hugs.",
          'Show the strength you like, once and exactly, as one shows how to hold a bird.',
        ],
      },
    ],
  },
  jupiter: {
    joined: [
      {
        view: 'crowd',
        sentences: [
          'You take up more room when {partner} is around{ref}: louder laugh, larger hat, a second helping.',
          'Being believed in does that to a body.',
          'Keep the hat, and ask yourself on the way home which part of the evening you would have liked smaller.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          "'Meet the most wonderful person' is how {partner} presents you{ref}, to the waiter too.",
          'You grow into it by dessert.',
          'Tell one plain story against yourself at the table, and see how well the praise bears it.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'decision',
        sentences: [
          'The door you would have passed, {partner} holds open{ref}.',
          'Their trust shows in your walk, and you ask for the better room, the longer trial, the seat up front.',
          'Ask for one of these on Monday, in a friendly voice, and stop there.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'A day out with {partner} loosens your belt and your forehead{ref}.',
          'They take wide turns, you set a comfortable pace, and nobody minds that the castle was closed.',
          'Leave the guidebook at home and bring the bigger thermos.',
        ],
      },
    ],
    tense: [
      {
        view: 'kitchen',
        sentences: [
          'Second helpings land on your plate unasked{ref}.',
          '{partner} means abundance, while your body has its own idea of enough.',
          'Cover the plate with your hand, smile, and praise what you have already eaten by name.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'Announced by {partner} as a pianist, a polyglot, practically a chef, you come in and can only be less{ref}.',
          'Ask to be introduced by first name.',
          'The rest can come out over the evening in its true size.',
        ],
      },
    ],
  },
  saturn: {
    joined: [
      {
        view: 'body',
        sentences: [
          'Something in you sits up straight when {partner} looks over{ref}.',
          'The step gets measured, the laugh a shade later.',
          'It suits you for signing papers and less for picnics, so tell them when a slouch would do you both good.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'Punctual is a thing you became because {partner} stands there with the tickets{ref}.',
          'Their steadiness has given your days a frame.',
          'Be glad of the frame, and agree on one morning a week in which nobody is on time.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'friendship',
        sentences: [
          'What you promise with a nod, {partner} writes down and reminds you of{ref}.',
          'Your quick hello and their long breath make a good team for anything that takes years.',
          'Choose one such thing, a garden bed or a language, and set the first date.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'Having {partner} near at a stiff reception is like having a wall to lean on{ref}.',
          'You can be charming because someone knows the way out.',
          'Ask beforehand for a nod at ten, and repay it by finding the chairs.',
        ],
      },
    ],
    tense: [
      {
        view: 'quarrel',
        sentences: [
          'Corrections arrive at skin level{ref}: the hem, the posture, how long you stood chatting at the door.',
          '{partner} is guarding something, and you feel inspected.',
          'Ask for one rule an evening, and for one thing that was right with you today.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          'On some days you make yourself smaller before {partner} has said a word{ref}.',
          'Their seriousness looks to you like disapproval of your shoes.',
          'Ask what is heavy, for it may be the week, and keep the bright shoes on.',
        ],
      },
    ],
  },
  uranus: {
    joined: [
      {
        view: 'crowd',
        sentences: [
          "A new haircut, a bicycle with a sidecar, a first name pronounced in a different way{ref}: with {partner} near, your outside won't sit still.",
          'Enjoy the wind in it, and keep one old coat in which you know yourself.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'Each meeting with {partner} feels like the first{ref}, including not knowing where to put your hands.',
          'They see you anew and jolt you out of your usual step.',
          'Settle how you say goodbye, and let the rest stay open.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'decision',
        sentences: [
          'Nobody talks you into the yellow raincoat as well as {partner} does{ref}.',
          'Their taste for the unheard-of frees your shoulders, and you find that people look twice and smile.',
          'Try one thing on this month that has never been you.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'Weeks can pass, and then {partner} leans in at the window and you are off in five minutes{ref}.',
          'Your legs like these surprises.',
          'Keep the evening after such a day empty, so that you can arrive home inside it.',
        ],
      },
    ],
    tense: [
      {
        view: 'body',
        sentences: [
          'Sudden changes of plan sit in your neck{ref}.',
          'You were dressed for a concert, {partner} now wants to climb the hill, and the shoes are wrong in both senses.',
          'Carry flat ones in the bag, and bargain for a warning before each turn.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          "Being someone's steady face is not what {partner} had in mind for you{ref}, so yours gets teased, mussed, woken up.",
          "Laugh where it's funny.",
          "Where it isn't, hold up a hand, and let one of your habits stand as it is.",
        ],
      },
    ],
  },
  neptune: {
    joined: [
      {
        view: 'love',
        sentences: [
          "Through {partner}'s eyes you have a soft edge, like someone seen from a night train{ref}.",
          'It is lovely to be dreamed of.',
          'Be very definite at times, with crumbs on your chin and a clear no, so that the real outline can be liked as well.',
        ],
      },
      {
        view: 'body',
        sentences: [
          "Edges blur in {partner}'s company{ref}: you yawn when they are tired and limp a little when they stub a toe.",
          'Stand under the shower afterward, or walk alone to the mailbox, until your skin is your own again.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'friendship',
        sentences: [
          'Without a word {partner} senses that your cheerful entrance cost something{ref}, and hands you the chair in the shade.',
          'Your being there gives their daydreams a body.',
          'Go to the sea, a pool or a film together, and skip the summary.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'For a costume party, ask {partner}{ref}.',
          'They see the heron or the sea captain in you and pin it together from curtains.',
          'Being seen as something stranger than yourself rests you, so let them do your hat for no party at all.',
        ],
      },
    ],
    tense: [
      {
        view: 'crowd',
        sentences: [
          'You say who you are, and {partner} hears someone else{ref}: sadder, finer, in need of saving.',
          'Looking back at that picture, you lose the end of your sentence.',
          'Describe your day in three hard facts, what you ate, paid and carried.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'Waiting at the wrong entrance has become your shared sport{ref}.',
          "{partner} said 'by the fountain', or dreamed of saying it, and your body stands there getting cold.",
          'Name the door, the side, the minute, and ask to hear them again.',
        ],
      },
    ],
  },
  pluto: {
    joined: [
      {
        view: 'body',
        sentences: [
          "That look of {partner}'s goes under the collar{ref}.",
          "You can't just come in, you are taken in, down to what you hid at breakfast.",
          'It may feel like being known or being searched, so say which, and keep a pocket of your own.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'The face you used to wear in company has changed since {partner}{ref}, as if someone had asked the one question it was made to prevent.',
          'Try the new one on people who are easy, and decide yourself what stays covered.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'friendship',
        sentences: [
          "Under {partner}'s calm eye you can take the armor off in order, glove by glove{ref}.",
          "They have seen worse and aren't curious in a cheap way.",
          'Tell them what your brisk manner protects, on a walk, looking straight ahead.',
        ],
      },
      {
        view: 'body',
        sentences: [
          "Strength you hadn't suspected comes up through your feet when {partner} stands behind you{ref}.",
          'Your first step gets weight.',
          'Rehearse the difficult entrance with them, the office or the family table, and then go in alone.',
        ],
      },
    ],
    tense: [
      {
        view: 'quarrel',
        sentences: [
          'Where have you been, says the look{ref}, before you have put down the bag.',
          '{partner} wants what is under your greeting, and you begin to ration it.',
          'Tell one true thing unasked as you come in, and close the bathroom door in peace.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'At a party you can feel from across the room that {partner} is counting{ref}, the laughs, the minutes, the refills.',
          'Go over, say something only the two of you know, and return to your conversation.',
        ],
      },
    ],
  },
  asc: {
    joined: [
      {
        view: 'body',
        sentences: [
          'Two people reach for the same door handle{ref}.',
          'You and {partner} arrive alike, at one speed and with one sort of joke, and others see a matched pair of coats.',
          'Find out what each does on coming home, where the likeness may end.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'Meeting {partner} was like recognizing a gait from behind{ref}.',
          'You know how that shyness or that swagger works, because it is yours.',
          "Ask about what it hides over there, and don't assume that the answer is your own.",
        ],
      },
    ],
    harmonious: [
      {
        view: 'habit',
        sentences: [
          'Side by side the steps fall into rhythm by the second lamppost{ref}.',
          'You open, {partner} adds, and waiters like the table.',
          "Use the ease for a place you would rather not enter alone, a gym, an office, a choir's first rehearsal.",
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'One glance across the buffet and {partner} knows that you want to go home{ref}.',
          'Faces so readily understood save many words.',
          "Agree on the reverse as well, a look that means 'stay, I am enjoying this'.",
        ],
      },
    ],
    tense: [
      {
        view: 'crowd',
        sentences: [
          'Facing each other in the hallway, you step left and so does {partner}{ref}.',
          'What comes first to you, the hug or the hush, comes last over there.',
          'Let one of you set the tone of arriving and the other the tone of leaving.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          "Your door opens outward, {partner}'s opens inward{ref}, and you have both bumped your noses.",
          "The other's way of starting things looks rude or slow, depending on the hour.",
          'Copy it for one morning, and describe how it felt from inside.',
        ],
      },
    ],
  },
  mc: {
    joined: [
      {
        view: 'desk',
        sentences: [
          "Bosses, clients and other strangers meet {partner}'s work by way of your face{ref}.",
          'You carry that name in how you enter, whether or not anyone asked.',
          'Find out which event matters this month, and whether you come as yourself or as the emblem.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          "'Ah, you belong to {partner}', people say, holding the tray toward you{ref}.",
          'Their standing has become part of how you are first seen.',
          'Answer with your own name and what you did today, before you take a canapé.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'decision',
        sentences: [
          'What {partner} is aiming for looks possible when you stand in it{ref}.',
          'You try out the empty store by walking around, and your steps say whether it is good.',
          'Visit one such place together this week, and report like a pair of feet.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          "Your manner and {partner}'s calling go well on one poster{ref}.",
          'You warm up the room, they have something to say.',
          'Offer to do the door at the next occasion, and ask for half an hour of their advice on your own course.',
        ],
      },
    ],
    tense: [
      {
        view: 'habit',
        sentences: [
          "In slippers at noon you cross the back of {partner}'s video call{ref}.",
          'How you go about is suddenly a question of their reputation.',
          'Ask for the hours in which the hallway is a stage, and own it without shame in all the others.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          "Deadlines of {partner}'s decide when you may be loud, quick or in need of a hug{ref}.",
          'Your body keeps no office hours.',
          'Reserve ten minutes at the end of each workday in which you are the first thing they attend to.',
        ],
      },
    ],
  },
}
